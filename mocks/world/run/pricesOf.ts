import { memoize } from '../../energy/chance/memoize';
import { PER_QUARTER, type DayTime } from '../../energy/dayTime';
import { spotPrices } from '../../energy/market/spotPrices';
import { PERIODS, type Site, type Tariff } from '../site';
import { pricedOn } from '../withPrices';

/** Prices of a day by quarters of an hour, in the currency a kWh. */
export interface DayPrices {
  readonly buy: readonly number[];
  readonly sell: readonly number[];
  /** Place in `PERIODS`; 255 where the tariff has none. */
  readonly periods: readonly number[];
}

/** Steps of a day on which no clock changes. */
const WHOLE = 288;

export const NO_PERIOD = 255;

function made(site: Site, { day, steps, hours }: DayTime): DayPrices {
  const { country, zone, latitude } = site;
  const { tariff, feedIn } = pricedOn(site, day);
  if (tariff.type !== 'timeOfUse') {
    const spot = spotPrices(country, zone, day, latitude < 0);
    return {
      buy: spot.map((price) => price / 100 + tariff.tax),
      sell: spot.map((price) => feedIn ?? price / 100 - tariff.fee),
      periods: spot.map(() => NO_PERIOD),
    };
  }
  const month = Number(day.slice(5, 7));
  const slots = tariff.seasons.find(({ months }) => months.includes(month))?.slots ?? [];
  const periods = Array.from(
    { length: steps / PER_QUARTER },
    (_, quarter) => slots[Math.floor(((hours[quarter * PER_QUARTER] ?? 0) / 24) * slots.length)] ?? 'flat',
  );
  return {
    buy: periods.map((period) => tariff.prices[period]),
    sell: periods.map(() => feedIn ?? tariff.feedIn),
    periods: periods.map((period) => PERIODS.indexOf(period)),
  };
}

const keys = new WeakMap<Tariff, number>();
let next = 0;
/** Tariffs are told apart as objects: two may have the same name. */
function keyOf(tariff: Tariff): number {
  const key = keys.get(tariff) ?? (next += 1);
  keys.set(tariff, key);
  return key;
}

/**
 * Days on whose prices a tariff says the same have one name: periods go by the month, spot prices by the day; a day on
 * which clocks change has its own.
 */
const nameOf = (site: Site, { day, steps }: DayTime): string => {
  const { tariff, feedIn = '' } = pricedOn(site, day);
  const key = `${keyOf(tariff)} ${feedIn}`;
  return tariff.type === 'timeOfUse' && steps === WHOLE
    ? `${key} ${day.slice(5, 7)}`
    : `${key} ${site.country} ${site.zone} ${site.latitude < 0} ${day}`;
};

/** What a commercial site pays and is paid on a day: the same for all of a country with the same tariff. */
export const pricesOf = memoize(6000, nameOf, made);
