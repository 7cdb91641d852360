import { Box, Button, Stack, Typography } from '@mui/material';
import { useCallback, useMemo, useRef, useState, type ReactNode } from 'react';
import { useStore, useTranslate } from 'react-admin';
import { useSearchParams } from 'react-router';
import { ModeTheme } from '@/shell';
import { useCycle } from './useCycle';
import { useStations } from './useStations';
import { useWall } from './useWall';
import { WallClock } from './WallClock';
import { WALL_LOOK } from './wallLook';

const scope = 'resources.pv/station-screen';
const ALL = '';

/**
 * The wall of a control room: dark unless somebody wants it light, over the whole screen, station after station; what
 * it shows is asked for again by the report.
 */
export function ScreenFrame({ children }: { readonly children: ReactNode }) {
  const translate = useTranslate();
  const [mode, setMode] = useStore<'light' | 'dark'>('pv.wall.mode', 'dark');
  const isDark = mode === 'dark';
  const screen = useRef<HTMLDivElement>(null);
  const { isWall, toggle } = useWall(screen);
  const [isCycling, setCycling] = useState(false);
  const [address, setAddress] = useSearchParams();
  const stations = useStations();
  const choices = useMemo(() => [ALL, ...stations.map(({ id }) => id)], [stations]);
  const go = useCallback(
    (next: string) =>
      setAddress(
        (before) => {
          if (next === ALL) before.delete('stationId');
          else before.set('stationId', next);
          return before;
        },
        { replace: true },
      ),
    [setAddress],
  );
  const current = address.get('stationId') ?? ALL;
  useCycle(isCycling, choices, current, go);
  const shown = stations.filter(({ id }) => id === current);
  return (
    <ModeTheme mode={mode}>
      <Box ref={screen} sx={WALL_LOOK} style={{ colorScheme: mode }}>
        <Stack direction="row" sx={{ alignItems: 'center', columnGap: 2, rowGap: 0.5, flexWrap: 'wrap', mb: 1 }}>
          <Typography component="h1" variant="h1" sx={{ mr: 'auto' }}>
            {[translate(`${scope}.name`), shown[0]?.name].filter(Boolean).join(' · ')}
          </Typography>
          <WallClock stations={shown.length > 0 ? shown : stations} />
          <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
            <Button variant="outlined" color="inherit" aria-pressed={isCycling} onClick={() => setCycling(!isCycling)}>
              {translate(`${scope}.screen.${isCycling ? 'hold' : 'cycle'}`)}
            </Button>
            <Button variant="outlined" color="inherit" onClick={() => setMode(isDark ? 'light' : 'dark')}>
              {translate(`${scope}.screen.${isDark ? 'day' : 'night'}`)}
            </Button>
            <Button variant="outlined" color="inherit" onClick={toggle}>
              {translate(`${scope}.screen.${isWall ? 'leave' : 'full'}`)}
            </Button>
          </Stack>
        </Stack>
        {children}
      </Box>
    </ModeTheme>
  );
}
