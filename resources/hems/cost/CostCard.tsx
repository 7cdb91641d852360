import { Box, Paper, Typography } from '@mui/material';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { priceDecimals } from '../figures/priceDecimals';
import { useAmountText } from '../figures/useAmountText';
import type { CostItem } from './readCostSummary';

/** One base card: what it is of, and its two values. */
export function CostCard({ item: { type, values } }: { readonly item: CostItem }) {
  const translate = useTranslate();
  const text = useAmountText();
  const id = useId();
  return (
    <Paper component="section" variant="outlined" aria-labelledby={id} sx={{ p: 1.5, minWidth: 0, display: 'grid', gap: 1, alignContent: 'space-between' }}>
      <Typography id={id} component="h2" variant="subtitle2">
        {translate(`hems.cost.types.${type}`)}
      </Typography>
      <Box component="dl" sx={{ m: 0, display: 'flex', flexWrap: 'wrap', columnGap: 2, rowGap: 0.5 }}>
        {values.map(([name, amount]) => (
          <Box key={name} sx={{ flex: '1 1 84px', minWidth: 0 }}>
            <Typography component="dt" variant="caption" sx={{ color: 'text.secondary' }}>
              {translate(`hems.cost.values.${name}`)}
            </Typography>
            <Typography component="dd" variant="body1" sx={{ m: 0, fontWeight: 600, fontVariantNumeric: 'tabular-nums', overflowWrap: 'anywhere' }}>
              {text(amount, priceDecimals(amount.unit))}
            </Typography>
          </Box>
        ))}
      </Box>
    </Paper>
  );
}
