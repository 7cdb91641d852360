import { Box } from '@mui/material';
import type { ReactNode } from 'react';

interface FieldGridProps {
  /** A third column where there is room for it. Default 2. */
  readonly columns?: 2 | 3;
  readonly children: ReactNode;
}

/** Fields in two columns where there is room for them (900 px and up), in one below. */
export function FieldGrid({ columns = 2, children }: FieldGridProps) {
  return (
    <Box sx={{ containerType: 'inline-size' }}>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: 'minmax(0, 1fr)',
          columnGap: 4,
          rowGap: 2.5,
          '@container (min-width: 640px)': {
            gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
            '& > [data-wide]': { gridColumn: '1 / -1' },
          },
          ...(columns === 3 && {
            '@container (min-width: 960px)': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
          }),
        }}
      >
        {children}
      </Box>
    </Box>
  );
}
