import { Box } from '@mui/material';
import type { ReactNode } from 'react';

/** From this width on two values stand beside each other. */
const TWO = 880;
/** Below it a label takes less, so that a value has room. */
const NARROW = 480;

/**
 * Values as a definition list of short lines: the label at the left, what it says beside it. What is wide has the line
 * to itself, a table the line below.
 */
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
          '& > [data-value]': {
            display: 'grid',
            gridTemplateColumns: '160px minmax(0, 1fr)',
            columnGap: 1.5,
            alignItems: 'start',
            minHeight: 28,
            py: 0.5,
          },
          '& > [data-value="block"]': { gridTemplateColumns: 'minmax(0, 1fr)', rowGap: 0.5, py: 1 },
          '& > [data-wide]': { gridColumn: '1 / -1' },
          [`@container (max-width: ${NARROW}px)`]: {
            '& > [data-value="line"]': { gridTemplateColumns: 'minmax(88px, 36%) minmax(0, 1fr)' },
          },
          [`@container (min-width: ${TWO}px)`]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
        }}
      >
        {children}
      </Box>
    </Box>
  );
}
