import { Box, Paper, Typography } from '@mui/material';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { Figure } from '@/charts/figures/Figure';
import type { CostItem } from './readCostSummary';

/** One base card: what it is of, and its two values. */
export function CostCard({ item: { type, values } }: { readonly item: CostItem }) {
  const translate = useTranslate();
  const id = useId();
  return (
    <Paper component="section" variant="outlined" aria-labelledby={id} sx={{ p: 1.5, minWidth: 0, display: 'grid', gap: 1, alignContent: 'space-between' }}>
      <Typography id={id} component="h2" variant="subtitle2">
        {translate(`hems.cost.types.${type}`)}
      </Typography>
      <Box component="dl" sx={{ m: 0, display: 'flex', flexWrap: 'wrap', columnGap: 2, rowGap: 0.5 }}>
        {values.map(([name, amount]) => (
          <Box key={name} sx={{ flex: '1 1 84px', minWidth: 'max-content' }}>
            <Typography component="dt" variant="caption" sx={{ color: 'text.secondary' }}>
              {translate(`hems.cost.values.${name}`)}
            </Typography>
            <Box component="dd" sx={{ m: 0 }}>
              <Figure amount={amount} />
            </Box>
          </Box>
        ))}
      </Box>
    </Paper>
  );
}
