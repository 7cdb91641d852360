import { Box, Typography } from '@mui/material';
import Info from '@mui/icons-material/InfoOutlined';
import { useTranslate } from 'react-admin';
import { useAmountText } from '@/charts/figures/useAmountText';
import type { PriceAnswer } from './readPrice';

/** Types 1 and 2 follow the spot market, 3 is published by the retailer (spec 02 §2); others have no hint. */
const HINTS: Readonly<Record<string, string>> = { 1: 'spot', 2: 'spot', 3: 'published' };

/** The tariff behind a price, and what its price is made of. */
export function PriceHint({ answer: { tariffName, tariffType, additionalTax } }: { readonly answer: PriceAnswer }) {
  const translate = useTranslate();
  const text = useAmountText();
  const hint = HINTS[tariffType];
  const tax = additionalTax.value === null ? translate('hems.cost.hints.taxes') : text(additionalTax);
  return (
    <Box sx={{ display: 'grid', gap: 0.5 }}>
      <Typography variant="body2">
        <Box component="span" sx={{ color: 'text.secondary' }}>
          {translate('hems.cost.tariff')}
        </Box>{' '}
        {tariffName || '-'}
      </Typography>
      {hint && (
        <Typography variant="body2" sx={{ display: 'flex', gap: 0.75, color: 'text.secondary', maxWidth: '96ch' }}>
          <Info aria-hidden sx={{ fontSize: 16, mt: '3px', flex: 'none' }} />
          <span>{translate(`hems.cost.hints.${hint}`, { tax })}</span>
        </Typography>
      )}
    </Box>
  );
}
