import { Box } from '@mui/material';
import { FlowPanel } from './flow/FlowPanel';
import { StatisticsPanel } from './statistics/StatisticsPanel';
import { StrategyPanel } from './strategy/StrategyPanel';
import { SummaryPanel } from './summary/SummaryPanel';

/** The home dashboard (spec 02 §2): what the home did, does, decides by itself, and its day. Everything is asked for again every half minute. */
export function Dashboard() {
  return (
    <>
      <SummaryPanel />
      <Box sx={{ display: 'grid', gap: 2, alignItems: 'stretch', gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 7fr) minmax(0, 4fr)' } }}>
        <FlowPanel />
        <StrategyPanel />
      </Box>
      <StatisticsPanel />
    </>
  );
}
