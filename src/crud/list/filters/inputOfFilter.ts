import type { ResourceViews } from '@/data';
import { filterOf, manyFilterOf, RangeFilter } from '@/fields/internal';
import type { Filter, Resource } from '@/schema';

/** The input of a filter, on its way; one of the resource's own comes with its views. */
export function inputOfFilter(
  { field, as, many }: Filter,
  { fields }: Resource,
  views: ResourceViews,
): Promise<unknown> | undefined {
  const type = fields[field]?.type;
  if (as === 'range') return RangeFilter.load();
  if (type === undefined || (views.inputs?.[field] && !many)) return undefined;
  return many ? manyFilterOf(type).load() : filterOf(type).load();
}
