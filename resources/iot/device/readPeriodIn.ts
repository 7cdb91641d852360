import { isDay } from '@/schema';
import { fitsSpan, periodOf, type Period, type PeriodBy } from '@/schema/dates';

/** The longest time that is looked at, whatever it is counted in. */
export const LONGEST = '1 year';
const WAYS: readonly PeriodBy[] = ['day', 'month', 'year', 'range'];

/**
 * The period an address names by `by`, `from` and `to`; undefined where it names none, or one that cannot be looked at.
 */
export function readPeriodIn(params: URLSearchParams): Period | undefined {
  const by = WAYS.find((one) => one === params.get('by'));
  const [from, to] = [params.get('from') ?? '', params.get('to') ?? ''];
  if (!by || !isDay(from)) return undefined;
  if (by !== 'range') return periodOf(by, from);
  return isDay(to) && from <= to && fitsSpan({ from, to }, LONGEST) ? { by, from, to } : undefined;
}
