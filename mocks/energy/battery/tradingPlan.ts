import type { DayPrices } from '../market/tariffPrices';
import { BATTERY } from './batteryLimits';

/**
 * What a trading battery does in a quarter of an hour: `sell` may also feed the grid, `hold` keeps its charge for
 * dearer ones.
 */
export type Trade = 'charge' | 'discharge' | 'sell' | 'hold' | 'selfUse';

/** One way through the battery and back. */
const ROUND = BATTERY.efficiency ** 2;

/**
 * The trades of a day, one a quarter: charge in the cheapest, discharge in the dearest, as many as fill the battery and
 * where the spread pays for losses and wear (`wear` in the unit of the prices).
 */
export function tradingPlan(
  { buy, sell }: Pick<DayPrices, 'buy' | 'sell'>,
  battery: { readonly capacity: number; readonly power: number },
  wear: number,
): Trade[] {
  const usable = ((BATTERY.highest - BATTERY.lowest) / 100) * battery.capacity;
  const count = Math.ceil(usable / (battery.power * BATTERY.efficiency * 0.25));
  const order = buy
    .map((_, quarter) => quarter)
    .toSorted((one, other) => (buy[one] ?? 0) - (buy[other] ?? 0) || one - other);
  const pays = (dear: number, cheap: number) => dear * ROUND - cheap > wear;
  const trades: Trade[] = buy.map(() => 'selfUse');
  let filling = Infinity;
  for (let rank = 0; rank < Math.min(count, Math.floor(order.length / 2)); rank += 1) {
    const [cheap = 0, dear = 0] = [order[rank], order[order.length - 1 - rank]];
    const cost = buy[cheap] ?? 0;
    if (!pays(buy[dear] ?? 0, cost)) break;
    trades[cheap] = 'charge';
    trades[dear] = pays(sell[dear] ?? 0, cost) ? 'sell' : 'discharge';
    filling = cost;
  }
  const last = Math.max(trades.lastIndexOf('discharge'), trades.lastIndexOf('sell'));
  return trades.map((trade, quarter) =>
    trade === 'selfUse' && quarter < last && !pays(buy[quarter] ?? 0, filling) ? 'hold' : trade,
  );
}
