import { tradingPlan } from '../../energy/battery/tradingPlan';
import { PERIODS, type Site } from '../site';
import type { DayPrices } from './pricesOf';

/**
 * What a battery means to do in a quarter of an hour: to `sell` may feed the grid, to `discharge` only serves the site.
 */
export type Intent = 'charge' | 'discharge' | 'sell' | 'selfUse' | 'rest';

/** Money a kWh through the battery costs in wear. */
const WEAR = 0.03;
const OF_PERIOD: Readonly<Record<(typeof PERIODS)[number], Intent>> = {
  sharp: 'discharge',
  peak: 'discharge',
  flat: 'rest',
  valley: 'charge',
  deepValley: 'charge',
};

/** The intents of a battery for a day, one a quarter. Stations that do nothing but store feed the grid. */
export function batteryPlan({ kind, battery }: Site, prices: DayPrices): readonly Intent[] {
  if (!battery) return [];
  if (battery.strategy === 'selfUse') return prices.buy.map(() => 'selfUse');
  if (battery.strategy === 'backup') return prices.buy.map(() => 'charge');
  const may = (intent: Intent): Intent => (kind === 'storage' && intent === 'discharge' ? 'sell' : intent);
  if (battery.strategy === 'periods') return prices.periods.map((period) => may(OF_PERIOD[PERIODS[period] ?? 'flat']));
  return tradingPlan(prices, battery, WEAR).map((trade) =>
    trade === 'hold' || (trade === 'selfUse' && kind === 'storage') ? 'rest' : may(trade),
  );
}
