import { rangeParams, type Filter, type Resource, isDay } from '@/schema';
import { refuseFields } from '../../core/refusal';

/** The day a span ends on that begins on a day. */
function endOf(day: string, span: NonNullable<Filter['maxSpan']>): string {
  const [count = '0', unit = ''] = span.split(' ');
  const [year = 0, month = 1, date = 1] = day.slice(0, 10).split('-').map(Number);
  const many = Number(count);
  if (unit.startsWith('day')) return new Date(Date.UTC(year, month - 1, date + many)).toISOString().slice(0, 10);
  const first = new Date(Date.UTC(year, month - 1 + many * (unit.startsWith('year') ? 12 : 1), 1));
  const last = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate();
  return new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth(), Math.min(date, last)))
    .toISOString()
    .slice(0, 10);
}

/** Refuses a range that is longer than its filter allows (`maxSpan`). */
export function checkSpans(resource: Resource, params: Readonly<Record<string, unknown>>): void {
  for (const filter of resource.filters) {
    if (filter.as !== 'range' || !filter.maxSpan) continue;
    const [from = '', to = ''] = rangeParams(filter, resource.fields[filter.field]?.options ?? {}).map((name) =>
      String(params[name] ?? ''),
    );
    if (!isDay(from.slice(0, 10)) || !isDay(to.slice(0, 10))) continue;
    if (to.slice(0, 10) > endOf(from, filter.maxSpan))
      throw refuseFields({ [filter.field]: { key: 'rangeTooLong', args: { span: filter.maxSpan } } });
  }
}
