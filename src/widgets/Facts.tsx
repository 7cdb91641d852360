import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';

interface FactsProps {
  /** What each is, and what it says; nothing is '-'. */
  readonly facts: readonly (readonly [label: string, value: ReactNode])[];
}

/**
 * What is known of something, as many facts beside each other as there is room for. Fields of a record have
 * `DetailValue`.
 *
 * @example <Facts facts={[[translate('depot.area'), '120 m²'], [translate('depot.owner'), owner]]} />
 * @public
 */
export function Facts({ facts }: FactsProps) {
  return (
    <Box
      component="dl"
      sx={{
        m: 0,
        display: 'grid',
        columnGap: 3,
        rowGap: 1,
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(200px, 100%), 1fr))',
      }}
    >
      {facts.map(([label, value], place) => (
        <Box key={`${place} ${label}`} sx={{ minWidth: 0 }}>
          <Typography component="dt" variant="caption" sx={{ color: 'text.secondary' }}>
            {label}
          </Typography>
          <Typography
            component="dd"
            variant="body2"
            sx={{ m: 0, overflowWrap: 'anywhere', fontVariantNumeric: 'tabular-nums' }}
          >
            {value || '-'}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}
