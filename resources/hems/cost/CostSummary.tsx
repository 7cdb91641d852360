import { Box, Skeleton } from '@mui/material';
import { useMemo } from 'react';
import { useTranslate } from 'react-admin';
import { LiveFigures } from '@/charts/card/LiveFigures';
import type { OwnBlockProps } from '@/report/blocks/ownBlock';
import { DayHours } from '@/charts/time/DayHours';
import { CostCard } from './CostCard';
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
export function CostSummary({ heading, live, place }: OwnBlockProps) {
  const translate = useTranslate();
  const cards = useMemo(() => ({ ...live, data: live.data === undefined ? undefined : readCostSummary(live.data) }), [live]);
  const { days, zone } = place;
  return (
    <Box component="section" aria-label={heading}>
      {days && days.startDate === days.endDate && <DayHours day={days.startDate} zone={zone} />}
      <LiveFigures
        live={cards}
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
