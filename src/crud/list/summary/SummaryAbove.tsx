import { Box, Skeleton } from '@mui/material';
import { memo } from 'react';
import { lazyPart, useResource } from '@/data';
import type { Filters } from '../cleanFilters';

const ListSummary = lazyPart(() => import('./ListSummary'));

/** Height of one line of figures in px, for the time until their part is loaded. */
const LINE = 55;
/** Width of a figure in px on a phone, where they are scrolled. */
const NARROWEST = 136;

/** The figures above a list, where the schema has any: a part of its own, so that other lists do without. */
export const SummaryAbove = memo(function SummaryAbove({ effectiveFilters }: { readonly effectiveFilters: Filters }) {
  const { resource } = useResource();
  if (!resource.summary) return null;
  return (
    <Box
      data-summary
      sx={{
        borderBottom: 1,
        borderColor: 'divider',
        overflowX: 'auto',
        scrollbarWidth: 'none',
        '&& > *': { minWidth: { xs: resource.summary.show.length * NARROWEST, sm: 0 } },
      }}
    >
      <ListSummary
        summary={resource.summary}
        effectiveFilters={effectiveFilters}
        waiting={<Skeleton variant="rectangular" height={LINE} />}
      />
    </Box>
  );
});
