import { Box, Skeleton } from '@mui/material';
import { useEffect, useMemo } from 'react';
import { useLocale, useTranslate } from 'react-admin';
import { LiveFigures } from '@/charts';
import { useReadLive } from '@/data';
import { ComparedFigures, comparedNote, ComparedText, type OwnBlockProps, useAgainst, useCompared } from '@/report';
import { readUsage } from './readUsage';
import type { UsageBefore } from './UsageChange';
import { TileGrid } from './TileGrid';
import { UsageBalance } from './UsageBalance';
import { UsageRings } from './UsageRings';
import { usagePart } from './usagePart';
import { UsageTiles } from './UsageTiles';

/** What a home spared, used and generated, of one answer, and whether it adds up. */
export function UsageSummary(props: OwnBlockProps) {
  const { live, place, setPart } = props;
  const translate = useTranslate();
  const locale = useLocale() ?? 'en';
  const usage = useReadLive(live, readUsage);
  const compared = useCompared(props);
  const against = useAgainst(compared);
  const other = compared?.live.data;
  const absent = compared?.standing?.absent;
  const before = useMemo<UsageBefore | undefined>(
    () =>
      against === undefined
        ? undefined
        : { against, absent, answer: other === undefined ? undefined : readUsage(other) },
    [against, absent, other],
  );
  useEffect(() => {
    if (!usage.data) return undefined;
    const note = compared && comparedNote({ ...compared, answer: other }, { translate, locale });
    const part = usagePart(usage.data, before ?? {}, place.report.measures, translate, note);
    setPart?.(async () => part);
    return () => setPart?.(undefined);
  }, [usage.data, compared, other, before, place.report, setPart, translate, locale]);
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      {against !== undefined && <ComparedText against={against} compared={compared} />}
      <ComparedFigures compared={compared}>
        <LiveFigures live={usage} waiting={<TilesWaiting />}>
          {(answer) => <UsageTiles answer={answer} before={before} />}
        </LiveFigures>
        <UsageRings live={usage} before={before} measures={place.report.measures} />
      </ComparedFigures>
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
