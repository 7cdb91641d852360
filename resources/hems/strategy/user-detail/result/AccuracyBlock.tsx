import { Box, Button, Paper, Skeleton } from '@mui/material';
import Insights from '@mui/icons-material/InsightsOutlined';
import { useMemo } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { useAccess } from '@/access';
import { ChartCard, LiveFigures, Figure } from '@/charts';
import type { OwnBlockProps } from '@/report';
import { Facts } from '@/widgets';
import { useCustomer } from '../CustomerContext';
import { accuracyChart, shareChart } from './accuracyChart';
import { accuracyDecimals } from './accuracyDecimals';
import { readAccuracy, type AccuracyCard } from './readAccuracy';

const decimalsOf = ({ value, unit }: AccuracyCard): number =>
  unit === '' && Number.isInteger(value) ? 0 : accuracyDecimals(unit);

/** The tabs in their order: 1 purchase price, 2 export price, 3 load, 4 generation (spec 02 §2). */
export const ACCURACY_TABS = ['purchasePrice', 'exportPrice', 'load', 'generation'] as const;

/**
 * How good one kind of forecast was: statistics, bars, how errors are spread, and the way to each single forecast (spec
 * 02 §2).
 */
// covers HR-101, HR-102, HR-103
export function AccuracyBlock({ name, heading, live, place, inputs }: OwnBlockProps) {
  const translate = useTranslate();
  const path = useAccess().pathOf.get('hems/data-analysis');
  const { id, zone } = useCustomer();
  const { params, days } = place;
  const { data, state } = live;
  const read = useMemo(() => (data === undefined ? undefined : readAccuracy(data)), [data]);
  const chart = useMemo(
    () =>
      data === undefined
        ? undefined
        : accuracyChart(
            data,
            { id: `accuracy-${name}`, title: heading },
            { startDate: '', endDate: '', ...days, zone },
          ),
    [data, name, heading, days, zone],
  );
  const spread = translate('strategy.accuracy.spread');
  const shares = useMemo(
    () =>
      read &&
      shareChart(read.shares, { id: `accuracy-${name}-spread`, title: spread }, translate('strategy.accuracy.share')),
    [read, name, spread, translate],
  );
  const tabValue = ACCURACY_TABS.findIndex((tab) => tab === name) + 1;
  const query = new URLSearchParams({
    beginDate: days?.startDate ?? '',
    endDate: days?.endDate ?? '',
    type: String(params.type ?? 1),
    tabValue: String(tabValue),
    useId: id,
    dateType: String(params.dateType ?? 1),
  });
  return (
    <Box
      component="section"
      aria-label={heading}
      sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}
    >
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 2fr) minmax(0, 1fr)' },
        }}
      >
        <ChartCard title={heading} spec={chart} state={state} height={320}>
          {inputs}
          {path !== undefined && (
            <Button component={Link} to={`${path}?${query.toString()}`} variant="outlined" startIcon={<Insights />}>
              {translate('strategy.accuracy.analyse')}
            </Button>
          )}
        </ChartCard>
        <ChartCard title={spread} spec={shares} state={state} height={320} />
      </Box>
      <LiveFigures live={{ ...live, data: read }} waiting={<Skeleton variant="rounded" height={72} />}>
        {({ cards }) => (
          <Paper variant="outlined" sx={{ p: 2 }}>
            <Facts
              facts={cards.map((card) => [
                card.name || translate(`strategy.accuracy.cards.${card.key}`, { _: card.key }),
                <Figure key={card.key} amount={card} decimals={decimalsOf(card)} />,
              ])}
            />
          </Paper>
        )}
      </LiveFigures>
    </Box>
  );
}
