import { Typography } from '@mui/material';
import { useLocaleState, useTranslate } from 'react-admin';
import { formatNumber } from '@/fields/number/formatNumber';

const scope = 'resources.pv/monthly-statistics';
type Fees = { readonly selfUseFee?: number | null; readonly feedInFee?: number | null; readonly subsidyFee?: number | null };

/** What follows from a correction, before it is saved: the total, and that the month counts as corrected. */
export function MonthTotal({ draft }: { readonly draft: Fees }) {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const total = (draft.selfUseFee ?? 0) + (draft.feedInFee ?? 0) + (draft.subsidyFee ?? 0);
  return (
    <>
      <Typography sx={{ fontVariantNumeric: 'tabular-nums' }} aria-live="polite">
        {translate(`${scope}.fields.totalFee`)}: {formatNumber(total, locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 })}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {translate(`${scope}.consequence.hint`)}
      </Typography>
    </>
  );
}
