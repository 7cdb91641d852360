import { Box, Skeleton } from '@mui/material';
import { FormSkeleton } from '@/widgets/feedback/FormSkeleton';
import { TableSkeleton } from '@/widgets/feedback/TableSkeleton';
import type { ResourceView } from './views';

/** The shape of a resource's page while its code and texts are on their way. */
export function PageSkeleton({ view }: { readonly view: ResourceView }) {
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Skeleton variant="rounded" height={28} width={200} />
      {view === 'list' ? <TableSkeleton /> : <FormSkeleton />}
    </Box>
  );
}
