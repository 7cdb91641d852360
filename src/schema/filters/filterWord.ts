import { isChosen, isEmptyTest, isNot, isOrdered, wantedOf } from './filterValue';
import type { Filter } from '../list';
import type { Resource } from '../resource';

/** How a filter compares. */
export type FilterWord = 'is' | 'oneOf' | 'not' | 'range' | 'empty' | 'notEmpty';

/** The filter of a list by a field; that of the field itself where the list names none. */
export function filterBy({ filters }: Resource, name: string): Filter {
  return filters.find(({ field }) => field === name) ?? { field: name };
}

/** How the value of a filter compares. A list of values is one of them, or two ends of what has an order. */
export function wordOf(resource: Resource, filter: Filter, value: unknown): FilterWord {
  const field = resource.fields[filter.field];
  if (isEmptyTest(value)) return value.empty ? 'empty' : 'notEmpty';
  if (isNot(value)) return 'not';
  if (filter.as === 'range') return 'range';
  if (filter.many) return 'oneOf';
  if (!field || !Array.isArray(wantedOf(value))) return 'is';
  return isChosen(field) ? 'oneOf' : isOrdered(field) ? 'range' : 'is';
}

/** A filter as its value wants it: of several, or from and to, where the schema has it of one. */
export function filterFor(resource: Resource, filter: Filter, value: unknown): Filter {
  const word = wordOf(resource, filter, value);
  const field = resource.fields[filter.field];
  const several = word === 'oneOf' || (word === 'not' && Array.isArray(wantedOf(value)));
  if (several && field && isChosen(field) && !filter.many) return { ...filter, many: true };
  return word === 'range' && filter.as !== 'range' ? { ...filter, as: 'range' } : filter;
}
