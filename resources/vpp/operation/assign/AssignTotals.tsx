import { Box, LinearProgress, Typography } from '@mui/material';
import { useLocale, useTranslate } from 'react-admin';
import { formatNumber } from '@/schema';

const TWO = { minimumFractionDigits: 2, maximumFractionDigits: 2 };

interface AssignTotalsProps {
  /** kW. */
  readonly target: number;
  readonly assigned: number;
  readonly adjustable: number;
}

/** How much of the target is assigned: the figures, a bar, and the gap in words. */
export function AssignTotals({ target, assigned, adjustable }: AssignTotalsProps) {
  const translate = useTranslate();
  const locale = useLocale() ?? 'en';
  const power = (value: number) => `${formatNumber(value, locale, TWO)} kW`;
  const gap = Math.round((target - assigned) * 100) / 100;
  const figures = [
    ['targetPower', target],
    ['assignedPower', assigned],
    ['adjustablePower', adjustable],
  ] as const;
  return (
    <Box sx={{ display: 'grid', gap: 0.5 }}>
      <Box
        component="dl"
        sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 4, rowGap: 1, m: 0, fontVariantNumeric: 'tabular-nums' }}
      >
        {figures.map(([key, value]) => (
          <Box key={key}>
            <Typography component="dt" variant="caption" sx={{ color: 'text.secondary' }}>
              {translate(`measures.${key}`)}
            </Typography>
            <Typography component="dd" variant="h6" sx={{ m: 0 }}>
              {power(value)}
            </Typography>
          </Box>
        ))}
        <Box role="status">
          <Typography component="dt" variant="caption" sx={{ color: 'text.secondary' }}>
            {translate('measures.difference')}
          </Typography>
          <Typography component="dd" variant="h6" sx={{ m: 0, color: gap === 0 ? 'success.main' : 'error.main' }}>
            {gap === 0
              ? translate('vpp.assign.whole')
              : translate(gap > 0 ? 'vpp.assign.gap' : 'vpp.assign.over', { power: power(Math.abs(gap)) })}
          </Typography>
        </Box>
      </Box>
      <Box
        sx={{
          display: 'flex',
          justifyContent: 'space-between',
          columnGap: 2,
          typography: 'caption',
          color: 'text.secondary',
        }}
      >
        <span>{translate('vpp.assign.share')}</span>
        <span style={{ fontVariantNumeric: 'tabular-nums' }}>{`${power(assigned)} / ${power(target)}`}</span>
      </Box>
      <LinearProgress
        variant="determinate"
        value={target > 0 ? Math.min(100, (assigned / target) * 100) : 0}
        color={gap === 0 ? 'success' : 'warning'}
        aria-label={translate('vpp.assign.share')}
        sx={{ height: 8, borderRadius: 1 }}
      />
    </Box>
  );
}
