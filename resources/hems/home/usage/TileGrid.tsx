import { Box } from '@mui/material';
import type { ReactNode } from 'react';

/** Two tiles beside each other, or one below the other on a phone. */
export function TileGrid({ children }: { readonly children: ReactNode }) {
  return (
    <Box
      sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' } }}
    >
      {children}
    </Box>
  );
}
