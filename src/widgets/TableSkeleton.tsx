import { Box, Skeleton } from '@mui/material';
import { useTranslate } from 'react-admin';

interface TableSkeletonProps {
  readonly rows?: number;
  readonly columns?: number;
}

/** Widths that look like text of different lengths; the same at every paint. */
const WIDTHS = ['72%', '54%', '84%', '46%', '64%'];

/** The shape of a table while its first rows are on their way. */
export function TableSkeleton({ rows = 10, columns = 6 }: TableSkeletonProps) {
  const translate = useTranslate();
  return (
    <Box role="status" aria-label={translate('widgets.loading')} sx={{ overflow: 'hidden' }}>
      {Array.from({ length: rows + 1 }, (_, row) => (
        <Box
          key={row}
          sx={{
            display: 'grid',
            gridTemplateColumns: `repeat(${columns}, minmax(96px, 1fr))`,
            alignItems: 'center',
            height: 40,
            gap: 2,
            px: 2,
            borderBottom: 1,
            borderColor: 'divider',
          }}
        >
          {Array.from({ length: columns }, (__, column) => (
            <Skeleton key={column} width={row === 0 ? '40%' : WIDTHS[(row + column) % WIDTHS.length]} height={12} variant="rounded" />
          ))}
        </Box>
      ))}
    </Box>
  );
}
