import { isEmpty, type AnyRecord, type AnyValues, type Filter, type Resource } from '@/schema';

interface Sort {
  readonly field: string;
  readonly order: 'ASC' | 'DESC';
}

const collator = new Intl.Collator(undefined, { numeric: true });

function compare(a: unknown, b: unknown): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  return collator.compare(String(a), String(b));
}

/** Begin and end inclusive; a day as the end holds every time of it. */
function within(value: unknown, range: unknown): boolean {
  const [begin, end] = Array.isArray(range) ? range : [];
  const upTo = typeof value === 'string' && typeof end === 'string' ? value.slice(0, end.length) : value;
  return !isEmpty(value) && (isEmpty(begin) || compare(value, begin) >= 0) && (isEmpty(end) || compare(upTo, end) <= 0);
}

function agrees(value: unknown, wanted: unknown, byPart: boolean): boolean {
  if (Array.isArray(wanted)) return wanted.some((one) => agrees(value, one, byPart));
  if (Array.isArray(value)) return value.some((one) => agrees(one, wanted, byPart));
  if (isEmpty(value)) return false;
  const [own, part] = [String(value), String(wanted)];
  return byPart ? own.toLowerCase().includes(part.trim().toLowerCase()) : own === part;
}

/**
 * Records that meet the filters: text by part, ranges inclusive, everything else by value. A filter that is no field of
 * the records, or that none of them carries, was the server's to apply.
 */
export function filterInMemory(resource: Resource, records: readonly AnyRecord[], filters: AnyValues): AnyRecord[] {
  const tests = Object.entries(filters).flatMap(([name, wanted]): ((record: AnyRecord) => boolean)[] => {
    const kind = resource.fields[name]?.kind;
    const filter: Filter | undefined = resource.filters.find((one) => one.field === name);
    if (!kind || isEmpty(wanted) || !records.some((record) => !isEmpty(record[name]))) return [];
    if (filter?.as === 'range') return [(record) => within(record[name], wanted)];
    return [(record) => agrees(record[name], wanted, kind.name === 'text')];
  });
  return records.filter((record) => tests.every((test) => test(record)));
}

/** Records in order; those without a value come last either way. References and codes go by their words. */
export function sortInMemory(records: readonly AnyRecord[], sort: Sort | undefined): AnyRecord[] {
  if (!sort) return [...records];
  const { field, order } = sort;
  const valueOf = (record: AnyRecord) => record.$texts?.[field] ?? record[field];
  const sign = order === 'DESC' ? -1 : 1;
  return records.toSorted((a, b) => {
    const [x, y] = [valueOf(a), valueOf(b)];
    if (isEmpty(x) || isEmpty(y)) return Number(isEmpty(x)) - Number(isEmpty(y));
    return sign * compare(x, y);
  });
}

/** The rows of one page, counted from 1. */
export function pageInMemory<T>(rows: readonly T[], page: number, perPage: number): T[] {
  return rows.slice((page - 1) * perPage, page * perPage);
}
