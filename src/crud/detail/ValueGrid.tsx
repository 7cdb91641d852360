import { Box } from '@mui/material';
import type { ReactNode } from 'react';

/** Values with their labels as a definition list: three, two or one beside each other, by the room there is. */
export function ValueGrid({ children }: { readonly children: ReactNode }) {
  return (
    <Box sx={{ containerType: 'inline-size' }}>
      <Box
        component="dl"
        sx={{
          m: 0,
          display: 'grid',
          gridTemplateColumns: 'minmax(0, 1fr)',
          columnGap: 4,
          rowGap: 2,
          '& > [data-wide]': { gridColumn: '1 / -1' },
          '@container (min-width: 560px)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
          '@container (min-width: 960px)': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
        }}
      >
        {children}
      </Box>
    </Box>
  );
}
