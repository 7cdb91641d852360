import { Box, Skeleton } from '@mui/material';
import { useLive } from '@/data/live/useLive';
import { homeCalls } from '../calls';
import { BarCard } from '../charts/BarCard';
import { LiveFigures } from '@/charts/card/LiveFigures';
import { monthToDate } from '../range/dayRange';
import { RangeField } from '../range/RangeField';
import type { RangeRule } from '../range/rangeProblem';
import { useRangeQuery } from '../range/useRangeQuery';
import { useShownHome } from '../station/HomeContext';
import { readUsage } from './readUsage';
import { SolarCard } from './SolarCard';
import { TileGrid } from './TileGrid';
import { UsageBalance } from './UsageBalance';
import { UsageRings } from './UsageRings';
import { UsageTiles } from './UsageTiles';
import { USAGE_REFRESH, usageKey } from './usageKey';
import { useUsageText } from './useUsageText';

/** What a home used and generated on some days, three months at most (spec 02 §2, §5). */
export function UsageBoard() {
  const say = useUsageText();
  const { home, today } = useShownHome();
  const rule: RangeRule = { last: today, maxSpan: '3 months' };
  const [range, choose] = useRangeQuery(rule, monthToDate(today));
  const { startDate, endDate } = range;
  const live = useLive(
    usageKey('summary', home.id, range),
    async (signal) => readUsage(await homeCalls.usageSummary({ stationId: home.id, startDate, endDate }, { signal, quiet: true })),
    { every: USAGE_REFRESH },
  );
  const shared = { range, every: USAGE_REFRESH };
  return (
    <>
      <RangeField label={say('dates')} value={range} rule={rule} onRange={choose} />
      <LiveFigures live={live} waiting={<TilesWaiting />}>
        {(answer) => <UsageTiles answer={answer} />}
      </LiveFigures>
      <UsageRings live={live} />
      <UsageBalance answer={live.data} range={range} />
      <BarCard {...shared} id="home-usage-generation" title={say('usageAndGeneration')} ask={homeCalls.usageAndGeneration} />
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', xl: 'repeat(2, minmax(0, 1fr))' } }}>
        <SolarCard range={range} />
        <BarCard {...shared} id="home-usage-cost" title={say('costComparison')} ask={homeCalls.costComparison} />
      </Box>
    </>
  );
}

function TilesWaiting() {
  return (
    <TileGrid>
      {['co2', 'saving'].map((tile) => (
        <Skeleton key={tile} variant="rounded" height={72} />
      ))}
    </TileGrid>
  );
}
