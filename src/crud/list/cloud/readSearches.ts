import { valueAt, listOf, textAt } from '@/api';
import type { Filter, Resource } from '@/schema';

/** A search that the cloud keeps for a table, as the filters of its list. */
export interface SavedSearch {
  readonly id: string;
  readonly name: string;
  readonly filter: Readonly<Record<string, unknown>>;
}

/** What a filter of the list takes for a condition; undefined for what the list cannot search. */
function valueOf({ as, many }: Filter, operator: string, value: unknown): unknown {
  const values: readonly unknown[] = Array.isArray(value) ? value : [value];
  if (operator === 'between') return as === 'range' && values.length === 2 ? values : undefined;
  if (as === 'range') return undefined;
  if (operator === 'eq' || operator === 'contains') return many ? values : value;
  return operator === 'in' ? (many ? values : values.length === 1 ? values[0] : undefined) : undefined;
}

/**
 * `[{id, name, conditions: [{field, operator, value}]}]`; a search is left out when the list could only do a part of
 * it.
 */
export function readSearches(resource: Resource, answer: unknown): SavedSearch[] {
  return listOf(answer).flatMap((row) => {
    const conditions = listOf(valueAt(row, 'conditions')).map((one) => {
      const field = textAt(one, 'field');
      const filter = resource.filters.find((own) => own.field === field);
      return [
        field,
        filter && valueOf(filter, textAt(one, 'operator') || textAt(one, 'operator.code'), valueAt(one, 'value')),
      ] as const;
    });
    const name = textAt(row, 'name');
    if (
      name === '' ||
      conditions.length === 0 ||
      conditions.some(([, value]) => value === undefined || value === null || value === '')
    )
      return [];
    return [{ id: textAt(row, 'id') || name, name, filter: Object.fromEntries(conditions) }];
  });
}
