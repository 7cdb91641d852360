import { isEmptyFilter, isNot, cleanText } from '@/schema';

export type Filters = Readonly<Record<string, unknown>>;

/** What a filter asks for, its texts without what nobody sees of them. */
export function cleanWanted(value: unknown): unknown {
  if (typeof value === 'string') return cleanText(value);
  if (isNot(value)) return { not: cleanWanted(value.not) };
  return Array.isArray(value) ? value.map(cleanWanted) : value;
}

/**
 * Filters without empty values and blanks around texts, whatever a URL or a memory held: anything that is no object is
 * no filter.
 */
export function cleanFilters(given: unknown): Filters {
  if (typeof given !== 'object' || given === null || Array.isArray(given)) return {};
  const wanted = Object.entries(given).map(([name, value]) => [name, cleanWanted(value)] as const);
  return Object.fromEntries(wanted.filter(([, value]) => !isEmptyFilter(value)));
}

/** Whether two sets of filters ask for the same, in whatever order they were filled in. */
export function sameFilters(a: Filters, b: Filters): boolean {
  const text = (filters: Filters) => JSON.stringify(Object.entries(filters).toSorted(([x], [y]) => (x < y ? -1 : 1)));
  return text(a) === text(b);
}
