import { Box, Typography } from '@mui/material';
import DarkMode from '@mui/icons-material/DarkModeOutlined';
import LightMode from '@mui/icons-material/LightModeOutlined';
import { useMemo } from 'react';
import { useTranslate } from 'react-admin';
import { wallClockAt } from '@/schema/dates';
import { sunTimes } from './sunTimes';
import { useNow } from './useNow';
import type { WallStation } from './useStations';

const MINUTE = 60_000;

interface Sun {
  readonly isUp: boolean;
  readonly next: number;
  readonly zone: string;
}

/** Over one of them: when it sets. Over none: where it rises first. */
function sunOver(stations: readonly WallStation[], now: number): Sun | undefined {
  const all = stations.flatMap(({ position, zone }) => {
    if (!position) return [];
    const { isUp, next } = sunTimes(position, now);
    return next === undefined ? [] : [{ isUp, next, zone }];
  });
  const up = all.filter(({ isUp }) => isUp);
  if (up.length > 0) return up.toSorted((one, other) => other.next - one.next)[0];
  return all.toSorted((one, other) => one.next - other.next)[0];
}

/** What time it is where the stations are, and when the sun rises or sets next. */
export function WallClock({ stations }: { readonly stations: readonly WallStation[] }) {
  const translate = useTranslate();
  const now = useNow();
  const minute = Math.floor(now / MINUTE) * MINUTE;
  const sun = useMemo(() => sunOver(stations, minute), [stations, minute]);
  const zone = sun?.zone ?? stations[0]?.zone;
  const at = (moment: number) => wallClockAt(new Date(moment), zone)?.slice(11, 16) ?? '';
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', columnGap: 2, whiteSpace: 'nowrap' }}>
      {sun && (
        <Typography variant="body1" sx={{ display: 'flex', alignItems: 'center', gap: 0.75, color: 'text.secondary' }}>
          {sun.isUp ? <LightMode fontSize="small" /> : <DarkMode fontSize="small" />}
          {translate(`resources.pv/station-screen.screen.${sun.isUp ? 'sets' : 'rises'}`, { time: at(sun.next) })}
        </Typography>
      )}
      <Box
        component="time"
        sx={{
          fontSize: 'clamp(24px, 2vw, 44px)',
          fontWeight: 600,
          lineHeight: 1.2,
          fontVariantNumeric: 'tabular-nums',
        }}
      >
        {at(now)}
      </Box>
    </Box>
  );
}
