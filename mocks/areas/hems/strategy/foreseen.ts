import { foresee } from '../../../world/forecasting/foresee';
import { dayCurve } from '../../../world/forecasting/stretch';
import type { ForecastOf } from '../../../world/model';
import type { Site } from '../../../world/site';

/** The world counts prices in the currency, these pages tell hundredths: c/kWh. */
const inCents = (of: ForecastOf, values: ArrayLike<number | null>): (number | null)[] =>
  Array.from(values, (value) => (value !== null && (of === 'buy' || of === 'sell') ? value * 100 : value));

/** A day by quarters as it was foreseen so many hours before each. */
export const foreseenDay = (site: Site, of: ForecastOf, day: string, lead: number): (number | null)[] =>
  inCents(of, foresee(site, of, day, lead));

export const actualDay = (site: Site, of: ForecastOf, day: string): (number | null)[] =>
  inCents(of, dayCurve(site, of, day)?.values ?? []);
