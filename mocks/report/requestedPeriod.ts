import { objectOf, type Report, readDay, readMonthAlone, readYearAlone } from '@/schema';
import { periodOf, type Period } from '@/schema/dates';

const BYS = ['day', 'month', 'year', 'range'] as const;
const isBy = (value: unknown): value is Period['by'] => BYS.some((one) => one === value);
const isTime = (text: string): boolean => (readYearAlone(text) ?? readMonthAlone(text) ?? readDay(text)) !== null;
/** Types of fields that hold time, or say what it is counted in: a number or a name may look like a year. */
const TIMES = new Set(['period', 'dateRange', 'date', 'month', 'year', 'enumeration']);
const SIZES: Readonly<Record<number, Period['by']>> = { 4: 'year', 7: 'month' };
const whole = (text: string): string => `${text}-01-01`.slice(0, 10);

/** A value of a parameter as a period: `{by, from, to}`, two days, or one day, month or year. */
function read(value: unknown): Period | undefined {
  const { by, from, to }: { readonly by?: unknown; readonly from?: unknown; readonly to?: unknown } = Array.isArray(
    value,
  )
    ? { from: value[0], to: value[1] }
    : typeof value === 'string'
      ? { from: value, to: value }
      : objectOf(value);
  if (typeof from !== 'string' || typeof to !== 'string' || !isTime(from) || !isTime(to)) return undefined;
  return periodOf(isBy(by) ? by : (SIZES[from.length] ?? 'range'), whole(from), whole(to));
}

/**
 * The period among the parameters of a report, whatever type of field it is; undefined where none is. A choice of day,
 * month or year beside a range belongs to it.
 */
export function requestedPeriod(
  { params }: Pick<Report, 'params'>,
  values: Readonly<Record<string, unknown>>,
): Period | undefined {
  const timed = Object.entries(params).flatMap(([name, { type }]) => (TIMES.has(type.name) ? [values[name]] : []));
  const [found] = timed.flatMap((value) => read(value) ?? []);
  const by = timed.find(isBy);
  return found?.by === 'range' && by ? { ...found, by } : found;
}
