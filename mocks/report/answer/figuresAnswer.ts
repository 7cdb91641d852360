import type { Report } from '@/schema';
import { exact } from '../part';
import type { ReportNumbers } from '../reportNumbers';
import { unitOf } from './unitOf';

/** Percent of the figure before; `null` where there was none. */
function change(value: number | null, before: number | null): number | null {
  return value === null || before === null || before === 0 ? null : exact(((value - before) / Math.abs(before)) * 100);
}

/** `{generation: {value, unit}, generationChange}`; the change is against the period before, where there is one. */
export function figuresAnswer(
  report: Report,
  keys: readonly string[],
  numbers: ReportNumbers,
  before: ReportNumbers | undefined,
): object {
  const { zone: timeZone, currency } = numbers;
  const told = keys.flatMap((key): [string, unknown][] => {
    const measure = report.measures[key];
    if (!measure) return [];
    const value = numbers.whole(key);
    const changed = before && change(value, before.whole(key));
    return [
      [key, { value, unit: unitOf(measure, currency) }],
      ...(changed === undefined ? [] : [[`${key}Change`, changed] as [string, unknown]]),
    ];
  });
  return { timeZone, currency, ...Object.fromEntries(told) };
}
