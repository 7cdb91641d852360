import { Box, Paper, Typography } from '@mui/material';
import { Suspense, useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { ChartCard } from '@/charts/card/ChartCard';
import { addSpan } from '@/schema/dates/dateSpan';
import { DayMenu } from '@/widgets/dates/DayMenu';
import { DayHours } from '@/charts/time/DayHours';
import { useShownHome } from '../../station/HomeContext';
import { DayCharts } from './DayCharts';
import { DAY_CHART } from './dayChartSize';
import { LivePrice } from './LivePrice';

/** Live price, and the charts of a day of the last three months (spec 02 §2). Until a day is chosen it is today, also after midnight. */
export function StatisticsPanel() {
  const translate = useTranslate();
  const heading = useId();
  const { home, today } = useShownHome();
  const [chosen, choose] = useState<string>();
  const day = chosen ?? today;
  return (
    <Box component="section" aria-labelledby={heading} sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Paper variant="outlined" sx={{ p: 2, display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 4, rowGap: 1.5 }}>
        <Typography id={heading} variant="h3" component="h2">
          {translate('hems.dashboard.statistics')}
        </Typography>
        <LivePrice />
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, ml: { sm: 'auto' } }}>
          <DayHours day={day} zone={home.zone} />
          <DayMenu label={translate('hems.dashboard.day')} value={day} min={addSpan(today, '3 months', -1)} max={today} zone={home.zone} onDay={(next) => choose(next === today ? undefined : next)} />
        </Box>
      </Paper>
      <Suspense
        fallback={['priceChart', 'powerChart'].map((title) => (
          <ChartCard key={title} level="h3" title={translate(`hems.dashboard.${title}`)} spec={undefined} height={DAY_CHART} />
        ))}
      >
        <DayCharts day={day} />
      </Suspense>
    </Box>
  );
}
