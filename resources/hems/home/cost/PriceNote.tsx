import { Box, Typography } from '@mui/material';
import Info from '@mui/icons-material/InfoOutlined';
import { useTranslate } from 'react-admin';
import { asCode, asObject, asText } from '@/api';
import { readAmount, useAmountText, readChart } from '@/charts';
import { chartsIn, type ReportPlace } from '@/report';
import { StandingCharge } from './standing/StandingCharge';

/** Types 1 and 2 follow the spot market, 3 is published by the retailer (spec 02 §2); others have no hint. */
const HINTS: Readonly<Record<string, string>> = { 1: 'spot', 2: 'spot', 3: 'published' };

// covers HE-126
/**
 * The tariff behind a price, and what its price is made of; they stand in the answer or in its `priceInfo` (spec 02
 * §3).
 */
export function PriceNote({ answer, place }: { readonly answer: unknown; readonly place: ReportPlace }) {
  const translate = useTranslate();
  const text = useAmountText();
  const said = asObject(answer);
  const price = { ...said, ...asObject(said?.priceInfo) };
  const [unit] = chartsIn(answer).flatMap((chart) =>
    readChart(chart, { day: '2000-01-01', zone: 'UTC' }).series.map((one) => one.unit),
  );
  const hint = HINTS[asCode(price.tariffType)];
  const tax = readAmount(price.additionalTax, unit);
  return (
    <Box sx={{ display: 'grid', gap: 0.5 }}>
      <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
        <Box component="span" sx={{ color: 'text.secondary' }}>
          {translate('hems.cost.tariff')}
        </Box>{' '}
        {asText(price.tariffName) || '-'}
      </Typography>
      {hint && (
        <Typography variant="body2" sx={{ display: 'flex', gap: 0.75, color: 'text.secondary', maxWidth: '96ch' }}>
          <Info aria-hidden sx={{ fontSize: 16, mt: '3px', flex: 'none' }} />
          <span>
            {translate(`hems.cost.hints.${hint}`, {
              tax: tax.value === null ? translate('hems.cost.hints.taxes') : text(tax),
            })}
          </span>
        </Typography>
      )}
      <StandingCharge answer={answer} place={place} />
    </Box>
  );
}
