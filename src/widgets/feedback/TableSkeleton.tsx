import { Box } from '@mui/material';
import { useTranslate } from 'react-admin';

interface TableSkeletonProps {
  readonly rows?: number;
  readonly columns?: number;
}

/** Widths that look like text of different lengths; the same at every paint. */
const WIDTHS = ['72%', '54%', '84%', '46%', '64%'];

/**
 * One rule for all its bars, and one animation: a hundred parts of their own took longer to draw than the table that
 * follows.
 */
const LOOK = {
  overflow: 'hidden',
  '@keyframes waiting': { '50%': { opacity: 0.45 } },
  animation: 'waiting 2s ease-in-out 0.5s infinite',
  '& > div': {
    display: 'grid',
    alignItems: 'center',
    height: 36, // of a row at first: the page does not move when it comes
    gap: 2,
    px: 2,
    borderBottom: 1,
    borderColor: 'divider',
  },
  '& > div > span': { height: 12, borderRadius: 1, bgcolor: 'action.disabledBackground' },
} as const;

/**
 * The shape of a table while its first rows are on their way.
 *
 * @example {rows === undefined && <TableSkeleton rows={5} columns={3} />}
 * @public
 */
export function TableSkeleton({ rows = 10, columns = 6 }: TableSkeletonProps) {
  const translate = useTranslate();
  const gridTemplateColumns = `repeat(${columns}, minmax(96px, 1fr))`;
  return (
    <Box role="status" aria-busy aria-label={translate('widgets.loading')} sx={LOOK}>
      {Array.from({ length: rows + 1 }, (_, row) => (
        <div key={row} style={{ gridTemplateColumns }}>
          {Array.from({ length: columns }, (__, column) => (
            <span key={column} style={{ width: row === 0 ? '40%' : WIDTHS[(row + column) % WIDTHS.length] }} />
          ))}
        </div>
      ))}
    </Box>
  );
}
