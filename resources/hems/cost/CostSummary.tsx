import { Box, Skeleton } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useLive } from '@/data/live/useLive';
import { homeCalls } from '../calls';
import { LiveFigures } from '@/charts/card/LiveFigures';
import { useShownHome } from '../station/HomeContext';
import { CostCard } from './CostCard';
import type { CostDates } from './costDates';
import { COST_REFRESH, costKey } from './costKey';
import { COST_TYPES, readCostSummary } from './readCostSummary';

/** Seven cards: two columns on a phone, four and three, or one row. */
const CARDS = {
  display: 'grid',
  gap: 1.5,
  gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', md: 'repeat(12, minmax(0, 1fr))', xl: 'repeat(7, minmax(0, 1fr))' },
  '& > *': { gridColumn: { md: 'span 3', xl: 'auto' } },
  '& > :nth-of-type(n + 5)': { gridColumn: { md: 'span 4', xl: 'auto' } },
  '& > :last-child': { gridColumn: { xs: 'span 2', md: 'span 4', xl: 'auto' } },
} as const;

/** The base cards of the cost page (spec 02 §2). */
export function CostSummary({ dates }: { readonly dates: CostDates }) {
  const translate = useTranslate();
  const { home } = useShownHome();
  const { startDate, endDate } = dates;
  const live = useLive(
    costKey('summary', home.id, dates),
    async (signal) => readCostSummary(await homeCalls.costSummary({ stationId: home.id, startDate, endDate }, { signal, quiet: true })),
    { every: COST_REFRESH },
  );
  return (
    <Box component="section" aria-label={translate('hems.cost.summary')}>
      <LiveFigures
        live={live}
        waiting={
          <Box role="status" aria-label={translate('widgets.loading')} sx={CARDS}>
            {COST_TYPES.map((type) => (
              <Skeleton key={type} variant="rounded" height={96} />
            ))}
          </Box>
        }
      >
        {(items) => (
          <Box sx={CARDS}>
            {items.map((item) => (
              <CostCard key={item.type} item={item} />
            ))}
          </Box>
        )}
      </LiveFigures>
    </Box>
  );
}
