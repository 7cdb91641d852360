import { Box } from '@mui/material';
import type { ReactNode } from 'react';

/** Fields in two columns where there is room for them (900 px and up), in one below. */
export function FieldGrid({ children }: { readonly children: ReactNode }) {
  return (
    <Box sx={{ containerType: 'inline-size' }}>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: 'minmax(0, 1fr)',
          columnGap: 4,
          rowGap: 2,
          '@container (min-width: 640px)': {
            gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
            '& > [data-wide]': { gridColumn: '1 / -1' },
          },
        }}
      >
        {children}
      </Box>
    </Box>
  );
}
