import { normal } from './chance/normal';
import { randomFrom } from '@mocks/core/random';
import { seedOf } from './chance/seedOf';
import { dayTime, PER_QUARTER } from './dayTime';
import type { Forecast, ForecastOf, Step } from './model';

export type Aim = Pick<Step, ForecastOf | 'curtailed'>;

/** Whom a forecast is for. `tariff.type` 3 is published: its prices are known. */
export interface Forecaster {
  readonly id: string;
  readonly zone: string;
  readonly country: string;
  readonly tariff: { readonly type: 1 | 2 | 3 };
}

const HOUR = 3_600_000;
/** Beyond two days nothing is known less. */
const FURTHEST = 48;

/** Standard error now and two days ahead, as a share of the truth. */
const ERRORS: Readonly<Record<ForecastOf, readonly [near: number, far: number]>> = {
  buy: [0.08, 0.2],
  sell: [0.08, 0.2],
  load: [0.08, 0.15],
  pv: [0.1, 0.35],
};

/** How wrong a forecast is so many hours ahead. */
function errorOf(of: ForecastOf, lead: number): number {
  const [near, far] = ERRORS[of];
  return near + (far - near) * Math.sqrt(Math.min(Math.max(lead, 0), FURTHEST) / FURTHEST);
}

/** What forecasts aim at: the price of a quarter, the mean of its use, and of its sun before anything is cut off. */
function truthOf(steps: readonly Aim[], of: ForecastOf): number[] {
  const value = (step: Aim) => (of === 'pv' ? step.pv + step.curtailed : step[of]);
  return Array.from({ length: steps.length / PER_QUARTER }, (_, quarter) => {
    const three = steps.slice(quarter * PER_QUARTER, (quarter + 1) * PER_QUARTER);
    const [first] = three;
    if (first && (of === 'buy' || of === 'sell')) return first[of];
    return three.reduce((sum, step) => sum + value(step), 0) / three.length;
  });
}

/** The mean of a value and its neighbours: a forecast knows the curve, not its spikes. */
function smooth(values: readonly number[], reach: number): number[] {
  return values.map((_, index) => {
    const near = values.slice(Math.max(0, index - reach), index + reach + 1);
    return near.reduce((sum, value) => sum + value, 0) / near.length;
  });
}

/** Errors of neighbouring quarters belong together. */
function wobble(seed: number, count: number): number[] {
  const random = randomFrom(seed);
  let last = normal(random);
  return Array.from({ length: count }, () => (last = 0.9 * last + Math.sqrt(1 - 0.81) * normal(random)));
}

/**
 * A curve of a day as it was foreseen so many hours before the day began, or, `rolling`, before each quarter. The truth
 * smoothed, a bias of the home, and an error that grows with the time ahead; what was issued at different times errs
 * alike for the most part. A published tariff is known: its forecast is exact.
 */
export function forecast(
  site: Forecaster,
  of: ForecastOf,
  day: string,
  leadHours: number,
  steps: readonly Aim[],
  rolling = false,
): Forecast {
  const { start } = dayTime(day, site.zone);
  const issued = start - leadHours * HOUR;
  const truth = truthOf(steps, of);
  const price = of === 'buy' || of === 'sell';
  if (price && site.tariff.type === 3)
    return { issued, values: truth.map((value, quarter) => ({ at: start + (quarter * HOUR) / 4, value })) };
  // Prices near zero err by as many cents as others: their error is a share of the day's.
  const usual = truth.reduce((sum, value) => sum + Math.abs(value), 0) / Math.max(1, truth.length);
  const whose = price ? site.country : site.id;
  const bias = 0.06 * (randomFrom(seedOf('bias', whose, of))() - 0.5);
  const shared = wobble(seedOf('forecast', whose, of === 'sell' ? 'buy' : of, day), truth.length);
  const own = wobble(seedOf('forecast', whose, of, day, Math.round(leadHours * 60)), truth.length);
  const values = smooth(truth, of === 'load' ? 2 : of === 'pv' ? 1 : 0).map((value, quarter) => {
    const lead = rolling ? leadHours : leadHours + quarter / 4;
    const error = errorOf(of, lead) * (0.9 * (shared[quarter] ?? 0) + Math.sqrt(0.19) * (own[quarter] ?? 0)) + bias;
    const foreseen = value + error * (price ? usual : value);
    return { at: start + (quarter * HOUR) / 4, value: price ? foreseen : Math.max(0, foreseen) };
  });
  return { issued, values };
}
