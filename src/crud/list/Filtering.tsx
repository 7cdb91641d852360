import { Box, Skeleton } from '@mui/material';
import { memo, Suspense, useEffect, useMemo, type ComponentProps } from 'react';
import { Awaiting } from '@/data/registry/Awaiting';
import { lazyPart } from '@/data/registry/lazyPart';
import { useResource } from '@/data/registry/ResourceContext';
import type { ResourceViews } from '@/data/registry/resourceViews';
import { filterOf, manyFilterOf, RangeFilter } from '@/fields/filters';
import type { Filter, Resource } from '@/schema';
import type { Filters } from './cleanFilters';

/** Inputs are many: they come after the list's own frame. */
const QuickSearch = lazyPart(async () => ({ default: (await import('./search/QuickSearch')).QuickSearch }));
const FilterBar = lazyPart(() => import('./filters/FilterBar'));
/** Most lists open without a filter. */
const FilterChips = lazyPart(async () => ({ default: (await import('./filters/FilterChips')).FilterChips }));

interface FilteringProps {
  /** With the quick search, where the schema has one. */
  readonly search?: boolean;
  readonly filters: readonly Filter[];
  readonly applied: Filters;
  onApply(filters: Filters): void;
}

const WAITING = (
  <Box sx={{ px: 2, py: { xs: 1, sm: 1.5 } }}>
    <Skeleton variant="rounded" sx={{ height: { xs: 32, sm: 54 } }} />
  </Box>
);

/** The input of a filter, on its way; one of the resource's own comes with its views. */
function inputLoad(
  { field, as, many }: Filter,
  { fields }: Resource,
  views: ResourceViews,
): Promise<unknown> | undefined {
  const type = fields[field]?.type;
  if (as === 'range') return RangeFilter.load();
  if (type === undefined || views.inputs?.[field]) return undefined;
  return many ? manyFilterOf(type).load() : filterOf(type).load();
}

/** The bar with its inputs: they are large, and are asked for after it, so that the rows come first. */
function Inputs(props: ComponentProps<typeof FilterBar>) {
  const { resource, views } = useResource();
  useEffect(() => void FilterChips.load().catch(() => undefined), []); // whoever filters may be offline by then
  return (
    <Awaiting needs={props.filters.flatMap((filter) => inputLoad(filter, resource, views) ?? [])} fallback={WAITING}>
      <FilterBar {...props} />
    </Awaiting>
  );
}

/**
 * Everything about filters above a list: the inputs, and what is at work. Inputs are dear: rows that come and go do not
 * draw them again.
 */
export const Filtering = memo(function Filtering({ search = false, filters: all, applied, onApply }: FilteringProps) {
  const { resource } = useResource();
  const quick = resource.search;
  const searches = search && quick !== undefined;
  const without = searches ? quick.param : undefined;
  const filters = useMemo(() => all.filter(({ field }) => field !== without), [all, without]);
  return (
    <>
      {searches && <QuickSearch applied={applied} onApply={onApply} waiting={<Box sx={{ height: 44 }} />} />}
      {filters.length > 0 && (
        <Suspense fallback={WAITING}>
          <Awaiting needs={[FilterBar.load()]} fallback={WAITING}>
            <Inputs filters={filters} applied={applied} onApply={onApply} />
          </Awaiting>
        </Suspense>
      )}
      {Object.keys(applied).length > 0 && (
        <FilterChips applied={applied} onApply={onApply} waiting={<Box sx={{ height: 36 }} />} />
      )}
    </>
  );
});
