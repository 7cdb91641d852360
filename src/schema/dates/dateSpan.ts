/** `'31 days'`, `'1 year'`: how long a range may be. @public */
export type DateSpan = `${number} ${'day' | 'days' | 'month' | 'months' | 'year' | 'years'}`;

export interface SpanParts {
  readonly count: number;
  readonly unit: 'day' | 'month' | 'year';
}

/**
 * A span as count and unit.
 *
 * @example spanParts('3 months') // { count: 3, unit: 'month' }
 * @public
 */
export function spanParts(span: DateSpan): SpanParts {
  const [count = '0', unit = 'day'] = span.split(' ');
  return { count: Number(count), unit: unit.startsWith('year') ? 'year' : unit.startsWith('month') ? 'month' : 'day' };
}

/**
 * The day a span after (or, with a sign of -1, before) a day. The end of a longer month becomes the end of a shorter
 * one. A text that is no day is returned as it is.
 *
 * @example addSpan('2026-01-31', '1 month') // '2026-02-28'
 * @public
 */
export function addSpan(day: string, span: DateSpan, sign: 1 | -1 = 1): string {
  const { count, unit } = spanParts(span);
  const date = new Date(`${day.slice(0, 10)}T00:00:00Z`);
  if (Number.isNaN(date.getTime())) return day;
  if (unit === 'day') {
    date.setUTCDate(date.getUTCDate() + sign * count);
  } else {
    const dayOfMonth = date.getUTCDate();
    date.setUTCDate(1);
    date.setUTCMonth(date.getUTCMonth() + sign * count * (unit === 'year' ? 12 : 1));
    date.setUTCDate(
      Math.min(dayOfMonth, new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate()),
    );
  }
  return date.toISOString().slice(0, 10);
}

/**
 * Whether the last day is at most a span after the first one; times of day do not count.
 *
 * @example isWithinSpan('2026-01-01', '2026-02-01', '31 days') // true; not with '2026-02-02'
 * @public
 */
export function isWithinSpan(from: string, to: string, span: DateSpan): boolean {
  return to.slice(0, 10) <= addSpan(from, span);
}
