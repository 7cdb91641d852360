import { Box, Paper, Typography } from '@mui/material';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { asObject, asText } from '@/api';
import { LiveFigures, Figure, readAmount, DayHours, useTones } from '@/charts';
import type { OwnBlockProps } from '@/report';
import { useOfToday } from './useOfToday';

const SIDES = [
  ['purchase', 'realtimePurchasePrice', 'price'],
  ['export', 'realtimeExportPrice', 'good'],
] as const;

/**
 * Above the charts of a day: what a kilowatt-hour costs and brings at the moment, whichever day is looked at, and the
 * choice of the day.
 */
export function StatisticsHead({ heading, inputs, place: { days, zone } }: OwnBlockProps) {
  const id = useId();
  return (
    <Paper
      component="section"
      variant="outlined"
      aria-labelledby={id}
      sx={{ p: 2, display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 4, rowGap: 1.5 }}
    >
      <Typography id={id} variant="h3" component="h2">
        {heading}
      </Typography>
      <LivePrice />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, ml: { sm: 'auto' } }}>
        {days && <DayHours day={days.startDate} zone={zone} />}
        {inputs}
      </Box>
    </Paper>
  );
}

function LivePrice() {
  const translate = useTranslate();
  const { tones } = useTones();
  const live = useOfToday('price');
  return (
    <Box component="section" aria-label={translate('hems.dashboard.livePrice')} sx={{ minWidth: 0 }}>
      <LiveFigures live={live} waiting={<Typography variant="h2">…</Typography>}>
        {(answer) => {
          const price = asObject(answer) ?? {};
          return (
            <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 3, rowGap: 0.5 }}>
              <Box sx={{ minWidth: 0 }}>
                <Typography variant="subtitle2" component="h3">
                  {translate('hems.dashboard.livePrice')}
                </Typography>
                <Typography
                  variant="caption"
                  sx={{ color: 'text.secondary', display: 'block', overflowWrap: 'anywhere' }}
                >
                  {asText(price.tariffName) || asText(asObject(price.priceInfo)?.tariffName) || '-'}
                </Typography>
              </Box>
              <Box component="dl" sx={{ m: 0, display: 'flex', columnGap: 3 }}>
                {SIDES.map(([side, name, tone]) => (
                  <Box key={side} sx={{ pl: 1.25, borderLeft: 3, borderColor: tones[tone] }}>
                    <Typography component="dt" variant="caption" sx={{ color: 'text.secondary', display: 'block' }}>
                      {translate(`hems.dashboard.${side}`)}
                    </Typography>
                    <Box component="dd" sx={{ m: 0 }}>
                      <Figure amount={readAmount(price[name])} />
                    </Box>
                  </Box>
                ))}
              </Box>
            </Box>
          );
        }}
      </LiveFigures>
    </Box>
  );
}
