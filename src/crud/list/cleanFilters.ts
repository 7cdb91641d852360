import { isEmptyFilter, type Resource } from '@/schema';

export type Filters = Readonly<Record<string, unknown>>;

/** Filters without empty values, whatever a URL or a memory held: anything that is no object is no filter. */
export function cleanFilters(given: unknown): Filters {
  if (typeof given !== 'object' || given === null || Array.isArray(given)) return {};
  return Object.fromEntries(Object.entries(given).filter(([, value]) => !isEmptyFilter(value)));
}

/** Filters without those by fields this user may not see, whatever a link or a saved view asks for. */
export function seenFilters({ unseen = {} }: Resource, filters: Filters): Filters {
  return Object.fromEntries(Object.entries(filters).filter(([name]) => !Object.hasOwn(unseen, name)));
}

/** Whether two sets of filters ask for the same, in whatever order they were filled in. */
export function sameFilters(a: Filters, b: Filters): boolean {
  const text = (filters: Filters) => JSON.stringify(Object.entries(filters).toSorted(([x], [y]) => (x < y ? -1 : 1)));
  return text(a) === text(b);
}
