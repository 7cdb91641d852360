import { Box, Skeleton } from '@mui/material';
import { lazy, memo, Suspense, useMemo } from 'react';
import { useResource } from '@/data/registry/ResourceContext';
import type { Filter } from '@/schema';
import type { Filters } from './cleanFilters';

/** Inputs are many: they come after the list's own frame. */
const QuickSearch = lazy(async () => ({ default: (await import('./search/QuickSearch')).QuickSearch }));
const FilterBar = lazy(() => import('./filters/FilterBar'));
/** Most lists open without a filter. */
const FilterChips = lazy(async () => ({ default: (await import('./filters/FilterChips')).FilterChips }));

interface FilteringProps {
  /** With the quick search, where the schema has one. */
  readonly search?: boolean;
  readonly filters: readonly Filter[];
  readonly applied: Filters;
  onApply(filters: Filters): void;
}

/** Everything about filters above a list: the inputs, and what is at work. Inputs are dear: rows that come and go do not draw them again. */
export const Filtering = memo(function Filtering({ search = false, filters: all, applied, onApply }: FilteringProps) {
  const quick = useResource().resource.search;
  const searches = search && quick !== undefined;
  const without = searches ? quick.param : undefined;
  const filters = useMemo(() => all.filter(({ field }) => field !== without), [all, without]);
  return (
    <>
      {searches && (
        <Suspense fallback={<Box sx={{ height: 44 }} />}>
          <QuickSearch applied={applied} onApply={onApply} />
        </Suspense>
      )}
      {filters.length > 0 && (
        <Suspense
          fallback={
            <Box sx={{ px: 2, py: { xs: 1, sm: 1.5 } }}>
              <Skeleton variant="rounded" sx={{ height: { xs: 32, sm: 54 } }} />
            </Box>
          }
        >
          <FilterBar filters={filters} applied={applied} onApply={onApply} />
        </Suspense>
      )}
      {Object.keys(applied).length > 0 && (
        <Suspense fallback={<Box sx={{ height: 36 }} />}>
          <FilterChips applied={applied} onApply={onApply} />
        </Suspense>
      )}
    </>
  );
});
