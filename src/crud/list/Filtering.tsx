import { Box, Skeleton } from '@mui/material';
import { lazy, Suspense } from 'react';
import type { Filter } from '@/schema';
import type { Filters } from './cleanFilters';
import { FilterChips } from './filters/FilterChips';

/** Inputs are many: they come after the list's own frame. */
const FilterBar = lazy(() => import('./filters/FilterBar'));

interface FilteringProps {
  readonly filters: readonly Filter[];
  readonly applied: Filters;
  onApply(filters: Filters): void;
}

/** Everything about filters above a list: the inputs, and what is at work. */
export function Filtering({ filters, applied, onApply }: FilteringProps) {
  return (
    <>
      {filters.length > 0 && (
        <Suspense
          fallback={
            <Box sx={{ px: 2, py: 1.5 }}>
              <Skeleton variant="rounded" height={96} />
            </Box>
          }
        >
          <FilterBar filters={filters} applied={applied} onApply={onApply} />
        </Suspense>
      )}
      <FilterChips applied={applied} onApply={onApply} />
    </>
  );
}
