import {
  isEmpty,
  isEmptyFilter,
  isNot,
  wantedOf,
  type AnyRecord,
  type AnyValues,
  type Resource,
  foldText,
} from '@/schema';
import { filterBy, filterFor, isEmptyTest, comparesOtherwise, wordOrder } from '@/schema/internal';
import { sortKeys, type Sort } from './sortParams';

function compare(a: unknown, b: unknown): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  return wordOrder().compare(String(a), String(b));
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
  return byPart ? foldText(own).includes(foldText(part)) : own === part;
}

/**
 * Records that meet the filters: text by part, ranges inclusive, everything else by value. A filter that is no field of
 * the records, or that none of them carries, was the server's to apply.
 *
 * @example filterInMemory(device, records, { name: 'roof', status: 1 })
 * @public
 */
export function filterInMemory(resource: Resource, records: readonly AnyRecord[], filters: AnyValues): AnyRecord[] {
  const search = resource.search;
  const tests = Object.entries(filters).flatMap(([name, value]): ((record: AnyRecord) => boolean)[] => {
    const wanted = wantedOf(value);
    if (name === search?.param && !isEmpty(wanted))
      return [(record) => search.in.some((one) => agrees(record[one], wanted, true))];
    const field = resource.fields[name];
    if (!field || isEmptyFilter(value)) return [];
    if (isEmptyTest(value)) return [(record) => isEmpty(record[name]) === value.empty];
    const filter = filterBy(resource, name);
    if (!comparesOtherwise(field, filter, value) && !records.some((record) => !isEmpty(record[name]))) return [];
    if (filterFor(resource, filter, value).as === 'range') return [(record) => within(record[name], wanted)];
    const is = (record: AnyRecord) => agrees(record[name], wanted, field.type.byPart ?? false);
    return [isNot(value) ? (record) => !is(record) : is];
  });
  return records.filter((record) => tests.every((test) => test(record)));
}

/** How an order compares two records; 0 for all where it says nothing. */
export function orderOf(sort: Sort | undefined): (a: AnyRecord, b: AnyRecord) => number {
  const keys = sortKeys(sort);
  const valueOf = (record: AnyRecord, field: string) => record.$texts?.[field] ?? record[field];
  return (a, b) => {
    for (const { field, order } of keys) {
      const [x, y] = [valueOf(a, field), valueOf(b, field)];
      const empty = isEmpty(x) || isEmpty(y);
      const difference = empty ? Number(isEmpty(x)) - Number(isEmpty(y)) : (order === 'DESC' ? -1 : 1) * compare(x, y);
      if (difference !== 0) return difference;
    }
    return 0;
  };
}

/**
 * Records in order; those without a value come last either way. References and codes go by their words.
 *
 * @example sortInMemory(records, { field: 'name', order: 'ASC' })
 * @public
 */
export function sortInMemory(records: readonly AnyRecord[], sort: Sort | undefined): AnyRecord[] {
  return records.toSorted(orderOf(sort));
}

/**
 * The rows of one page, counted from 1.
 *
 * @example pageInMemory(rows, 2, 10) // rows 11 to 20
 * @public
 */
export function pageInMemory<T>(rows: readonly T[], page: number, perPage: number): T[] {
  return rows.slice((page - 1) * perPage, page * perPage);
}
