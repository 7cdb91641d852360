import { Box, Skeleton } from '@mui/material';
import { memo, useId, useMemo } from 'react';
import { lazyPart, useResource } from '@/data';
import type { Filter } from '@/schema';
import type { Filters } from './cleanFilters';

/** Inputs are many: they come after the list's own frame. */
const QuickSearch = lazyPart(async () => ({ default: (await import('./search/QuickSearch')).QuickSearch }));
const FilterInputs = lazyPart(() => import('./filters/FilterInputs'));
/** Of a list without inputs for its filters: another page led to it. */
const FilterChips = lazyPart(async () => ({ default: (await import('./filters/FilterChips')).FilterChips }));

interface FilteringProps {
  /** With the quick search, where the schema has one. */
  readonly search?: boolean;
  readonly filters: readonly Filter[];
  readonly applied: Filters;
  /** Filters that something else above the list shows and changes. */
  readonly elsewhere?: ReadonlySet<string>;
  onApply(filters: Filters): void;
}

const WAITING_SEARCH = <Box sx={{ width: 240, height: 32 }} />;
const WAITING = <Skeleton variant="rounded" sx={{ flex: 1, height: 32 }} />;

/**
 * Everything about filters above a list, in one line: the search box, the inputs, and what is at work. Inputs are dear:
 * rows that come and go do not draw them again.
 *
 * @example <Filtering search filters={resource.filters} applied={filters} onApply={setFilters} />
 * @public
 */
export const Filtering = memo(function Filtering({
  search = false,
  filters: all,
  applied,
  elsewhere,
  onApply,
}: FilteringProps) {
  const { resource } = useResource();
  const id = useId();
  const quick = resource.search;
  const searches = search && quick !== undefined;
  const without = searches ? quick.param : undefined;
  const filters = useMemo(() => all.filter(({ field }) => field !== without), [all, without]);
  const hasInputs = filters.length > 0;
  const tells = !hasInputs && Object.keys(applied).length > 0;
  if (!searches && !hasInputs && !tells) return null;
  const form = searches && hasInputs ? { formId: id } : {};
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '6px 8px', p: '6px 12px 4px' }}>
      {searches && <QuickSearch {...form} applied={applied} onApply={onApply} waiting={WAITING_SEARCH} />}
      {hasInputs && (
        <FilterInputs
          {...form}
          filters={filters}
          applied={applied}
          {...(elsewhere && { elsewhere })}
          onApply={onApply}
          waiting={WAITING}
        />
      )}
      {tells && <FilterChips applied={applied} onApply={onApply} waiting={<Box sx={{ height: 28 }} />} />}
    </Box>
  );
});
