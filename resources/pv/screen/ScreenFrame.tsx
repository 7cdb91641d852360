import { Box, Button, MenuItem, Stack, TextField, Typography, useColorScheme } from '@mui/material';
import { useCallback, useMemo, useRef, useState, type ReactNode } from 'react';
import { useGetList, useTranslate } from 'react-admin';
import { useSearchParams } from 'react-router-dom';
import { useCycle } from './useCycle';

const scope = 'resources.pv/station-screen';
const PAGE = { pagination: { page: 1, perPage: 100 }, sort: { field: 'name', order: 'ASC' } } as const;
const ALL = '';

/** The wall of a control room: dark at night, over the whole screen, station after station; what it shows is asked for again by the report. */
export function ScreenFrame({ children }: { readonly children: ReactNode }) {
  const translate = useTranslate();
  const { mode, systemMode, setMode } = useColorScheme();
  const isNight = (mode === 'system' ? systemMode : mode) === 'dark';
  const screen = useRef<HTMLDivElement>(null);
  const [isCycling, setCycling] = useState(false);
  const [address, setAddress] = useSearchParams();
  const { data } = useGetList('pv/station', PAGE);
  const stations = useMemo(() => (data ?? []).map(({ id, name }) => ({ id: String(id), name: String(name ?? id) })), [data]);
  const choices = useMemo(() => [ALL, ...stations.map(({ id }) => id)], [stations]);
  const current = address.get('stationId') ?? ALL;
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
  useCycle(isCycling, choices, current, go);
  const full = () => (document.fullscreenElement ? document.exitFullscreen() : screen.current?.requestFullscreen());
  return (
    <Box
      ref={screen}
      sx={{ bgcolor: 'background.default', color: 'text.primary', p: 2, overflow: 'auto', minHeight: '100%', ':fullscreen': { p: 3, fontSize: '1.25rem' } }}
    >
      <Stack direction="row" sx={{ alignItems: 'center', gap: 1, flexWrap: 'wrap', mb: 2 }}>
        <Typography component="h1" variant="h5" sx={{ mr: 'auto' }}>
          {translate(`${scope}.name`)}
        </Typography>
        <TextField
          select
          size="small"
          label={translate('areas.pv.fields.stationId')}
          value={choices.includes(current) ? current : ALL}
          onChange={({ target }) => go(target.value)}
          sx={{ minWidth: 200 }}
          slotProps={{ select: { displayEmpty: true, MenuProps: { disablePortal: true } }, inputLabel: { shrink: true } }}
        >
          <MenuItem value={ALL}>{translate(`${scope}.screen.all`)}</MenuItem>
          {stations.map(({ id, name }) => (
            <MenuItem key={id} value={id}>
              {name}
            </MenuItem>
          ))}
        </TextField>
        <Button aria-pressed={isCycling} onClick={() => setCycling(!isCycling)}>
          {translate(`${scope}.screen.${isCycling ? 'hold' : 'cycle'}`)}
        </Button>
        <Button onClick={() => setMode(isNight ? 'light' : 'dark')}>{translate(`${scope}.screen.${isNight ? 'day' : 'night'}`)}</Button>
        <Button onClick={() => void full()}>{translate(`${scope}.screen.full`)}</Button>
      </Stack>
      {children}
    </Box>
  );
}
