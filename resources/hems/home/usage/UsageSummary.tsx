import { Box, Skeleton } from '@mui/material';
import { LiveFigures } from '@/charts';
import { useReadLive } from '@/data';
import type { OwnBlockProps } from '@/report';
import { readUsage } from './readUsage';
import { TileGrid } from './TileGrid';
import { UsageBalance } from './UsageBalance';
import { UsageRings } from './UsageRings';
import { UsageTiles } from './UsageTiles';

/** What a home spared, used and generated, of one answer, and whether it adds up. */
export function UsageSummary({ live, place }: OwnBlockProps) {
  const usage = useReadLive(live, readUsage);
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <LiveFigures live={usage} waiting={<TilesWaiting />}>
        {(answer) => <UsageTiles answer={answer} />}
      </LiveFigures>
      <UsageRings live={usage} measures={place.report.measures} />
      {place.days && <UsageBalance answer={usage.data} days={place.days} />}
    </Box>
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
