import type { Days } from '../energy/days';
import { pricesIn, pricesOf } from '../energy/homePrices';
import type { Station } from '../energy/stationOf';
import { knownTotals, toldOn } from '../energy/told';
import { amount, KWH, moneyAt, PRICE, type Amount } from '../energy/homeUnits';

interface Item {
  readonly type: string;
  readonly values: readonly (Amount & { readonly type: string })[];
}

const pair = (type: string, names: readonly [string, string], first: Amount, second: Amount): Item => ({
  type,
  values: [
    { type: names[0], ...first },
    { type: names[1], ...second },
  ],
});

const TRADE = ['purchase', 'export'] as const;

/** What a kWh really cost, hundredths of the currency: money over energy, not the mean of prices. */
const perKwh = (money: number | undefined, energy: number | undefined) =>
  amount(energy ? ((money ?? 0) / energy) * 100 : null, PRICE);

/** H-031: the base cards (spec 02 §3). */
export function costSummary(station: Station, days: Days): Item[] {
  const totals = knownTotals(toldOn(station, days));
  const prices = pricesOf(station, days);
  const [buy, sell] = [pricesIn(prices, 'buy'), pricesIn(prices, 'sell')];
  const money = moneyAt(station);
  const [cost, earned] = [amount(totals?.cost, money), amount(totals?.earned, money)];
  return [
    pair('grid', TRADE, amount(totals?.import, KWH), amount(totals?.export, KWH)),
    pair('amount', TRADE, cost, earned),
    pair('highestPrice', TRADE, amount(buy.highest, PRICE), amount(sell.highest, PRICE)),
    pair('lowestPrice', TRADE, amount(buy.lowest, PRICE), amount(sell.lowest, PRICE)),
    pair('avgPrice', TRADE, amount(buy.mean, PRICE), amount(sell.mean, PRICE)),
    pair('perKwh', TRADE, perKwh(totals?.cost, totals?.import), perKwh(totals?.earned, totals?.export)),
    pair('benefit', ['cost', 'earned'], cost, earned),
  ];
}
