import { memoize } from '../../energy/chance/memoize';
import { PER_QUARTER, type DayTime } from '../../energy/dayTime';
import { spotPrices } from '../../energy/market/spotPrices';
import { PERIODS, type Site } from '../model';

/** Prices of a day by quarters of an hour, in the currency a kWh. */
export interface DayPrices {
  readonly buy: readonly number[];
  readonly sell: readonly number[];
  /** Place in `PERIODS`; 255 where the tariff has none. */
  readonly periods: readonly number[];
}

/** No period. */
export const NO_PERIOD = 255;

function made({ country, zone, latitude, tariff }: Site, { day, steps, hours }: DayTime): DayPrices {
  if (tariff.type !== 'timeOfUse') {
    const spot = spotPrices(country, zone, day, latitude < 0);
    return { buy: spot.map((price) => price / 100 + tariff.tax), sell: spot.map((price) => price / 100 - tariff.fee), periods: spot.map(() => NO_PERIOD) };
  }
  const month = Number(day.slice(5, 7));
  const halfHours = tariff.seasons.find(({ months }) => months.includes(month))?.halfHours ?? [];
  const periods = Array.from({ length: steps / PER_QUARTER }, (_, quarter) => halfHours[Math.floor((hours[quarter * PER_QUARTER] ?? 0) * 2) % 48] ?? 'flat');
  return { buy: periods.map((period) => tariff.prices[period]), sell: periods.map(() => tariff.feedIn), periods: periods.map((period) => PERIODS.indexOf(period)) };
}

/** What a commercial site pays and is paid on a day: the same for all of a country with the same tariff. */
export const pricesOf = memoize(3000, ({ country, zone, latitude, tariff }: Site, { day }: DayTime) => `${tariff.name.en} ${country} ${zone} ${latitude < 0} ${day}`, made);
