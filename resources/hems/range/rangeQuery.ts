import type { DayRange } from './dayRange';
import { rangeProblem, type RangeRule } from './rangeProblem';

/** The range an address asks for (`?startDate=…&endDate=…`); the page's own when it asks for none, or for one it may not. */
export function rangeOf(params: URLSearchParams, rule: RangeRule, usual: DayRange): DayRange {
  const asked = { startDate: params.get('startDate') ?? '', endDate: params.get('endDate') ?? '' };
  return rangeProblem(asked, rule) === undefined ? asked : usual;
}

/** An address that asks for a range. The usual one is left out: it moves on with the day. */
export function withRange(params: URLSearchParams, range: DayRange, usual: DayRange): URLSearchParams {
  const next = new URLSearchParams(params);
  const isUsual = range.startDate === usual.startDate && range.endDate === usual.endDate;
  for (const end of ['startDate', 'endDate'] as const) {
    if (isUsual) next.delete(end);
    else next.set(end, range[end]);
  }
  return next;
}
