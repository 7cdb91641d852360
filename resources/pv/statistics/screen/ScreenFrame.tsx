import { Box, Button, Stack, Typography, useColorScheme } from '@mui/material';
import { useCallback, useMemo, useRef, useState, type ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { useSearchParams } from 'react-router';
import { useCycle } from './useCycle';
import { useStations } from './useStations';
import { useWall } from './useWall';

const scope = 'resources.pv/station-screen';
const ALL = '';
/** A wall is looked at from some metres: what stands on a large one is larger, not more. */
const WALL = {
  ':fullscreen': { p: 3 },
  '@media (min-width: 2400px)': { ':fullscreen': { zoom: 1.4 } },
  '@media (min-width: 3600px)': { ':fullscreen': { zoom: 2 } },
} as const;

/**
 * The wall of a control room: dark at night, over the whole screen, station after station; what it shows is asked for
 * again by the report.
 */
export function ScreenFrame({ children }: { readonly children: ReactNode }) {
  const translate = useTranslate();
  const { mode, systemMode, setMode } = useColorScheme();
  const isNight = (mode === 'system' ? systemMode : mode) === 'dark';
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
  return (
    <Box
      ref={screen}
      sx={{ bgcolor: 'background.default', color: 'text.primary', overflow: 'auto', minHeight: '100%', ...WALL }}
    >
      <Stack direction="row" sx={{ alignItems: 'center', gap: 1, flexWrap: 'wrap', mb: 2 }}>
        <Typography component="h1" variant="h2" sx={{ mr: 'auto' }}>
          {[translate(`${scope}.name`), stations.find(({ id }) => id === current)?.name].filter(Boolean).join(' · ')}
        </Typography>
        <Button aria-pressed={isCycling} onClick={() => setCycling(!isCycling)}>
          {translate(`${scope}.screen.${isCycling ? 'hold' : 'cycle'}`)}
        </Button>
        <Button onClick={() => setMode(isNight ? 'light' : 'dark')}>
          {translate(`${scope}.screen.${isNight ? 'day' : 'night'}`)}
        </Button>
        <Button onClick={toggle}>{translate(`${scope}.screen.${isWall ? 'leave' : 'full'}`)}</Button>
      </Stack>
      {children}
    </Box>
  );
}
