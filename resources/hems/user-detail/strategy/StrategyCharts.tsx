import { Box } from '@mui/material';
import type { OwnBlockProps } from '@/report/blocks/ownBlock';
import { useCustomer } from '../CustomerContext';
import { StrategyChartCard } from './StrategyChartCard';

/** What the AI planned over what was done; their cursors move together. */
export function StrategyCharts({ heading, place }: OwnBlockProps) {
  const { today } = useCustomer();
  const day = place.days?.startDate ?? today;
  return (
    <Box component="section" aria-label={heading} sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <StrategyChartCard kind="plan" day={day} />
      <StrategyChartCard kind="actual" day={day} />
    </Box>
  );
}
