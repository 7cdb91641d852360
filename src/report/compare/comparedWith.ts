import type { Block, Report } from '@/schema';
import { addDays, comparedPeriod, fitsSpan, periodOf, type Comparison, type Period } from '@/schema/dates';
import type { PeriodOptions } from '@/fields/internal';
import { shownParams } from '../params/paramErrors';
import type { ParamValues } from '../params/paramsAddress';
import type { Comparing } from './comparing';
import { asPeriod, endNames, isPeriod, periodParam } from '../params/periodField';

const isWhole = ({ by, from, to }: Period): boolean => {
  const whole = periodOf(by, from, to);
  return whole.from === from && whole.to === to;
};

/** A part of months or years as it can be asked for: by days where the parameter takes so many, else by months. */
function askable(period: Period, { by, maxSpan = {} }: PeriodOptions): Period {
  if (isWhole(period)) return period;
  const finer = (['range', 'day', 'month'] as const).find((one) => by.includes(one) && fitsSpan(period, maxSpan[one]));
  return periodOf(finer ?? period.by, period.from, period.to);
}

/** What the figures of a block are compared with. @public */
export interface BlockComparison extends Comparison {
  /** The parameter that says the period. */
  readonly name: string;
  /** Of a period told by times: the wire name of its end, where both can be cut at one time of the day. */
  readonly end?: string;
}

/**
 * The last day whose figures can be known whole: prices are the day before, and a parameter that goes to tomorrow asks
 * for such.
 */
const knownUntil = ({ future }: PeriodOptions, today: string): string =>
  future === 'tomorrow' ? addDays(today, 1) : today;

/** The two periods of a block; undefined where it is compared with nothing, or none of what it is sent is a period. */
export function comparedWith(
  report: Report,
  block: Block,
  values: ParamValues,
  against: Comparing,
  today: string,
): BlockComparison | undefined {
  if (against === 'none') return undefined;
  const { send } = block;
  const names = shownParams(report, values).filter((one) => send?.includes(one) ?? true);
  const name = periodParam(report.params, names);
  const field = name === undefined ? undefined : report.params[name];
  const period = name === undefined ? null : asPeriod(field, values[name]);
  if (name === undefined || !isPeriod(field) || period === null) return undefined;
  const known = knownUntil(field.options, today);
  const comparison = comparedPeriod(period, against, known);
  const isOpen = comparison.isOpen && known === today;
  const end = field.options.times ? endNames(field)[1] : undefined;
  return {
    ...comparison,
    isOpen,
    before: askable(comparison.before, field.options),
    name,
    ...(end !== undefined && isOpen && { end }),
  };
}
