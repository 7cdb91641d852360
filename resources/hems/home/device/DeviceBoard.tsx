import { Box, Skeleton } from '@mui/material';
import { useLive } from '@/data';
import { LiveFigures } from '@/charts';
import { homeCalls } from '../calls';
import { useShownHome } from '../context/HomeContext';
import { ControllerCard } from './ControllerCard';
import { DeviceCards } from './DeviceCards';
import { readDevices } from './readDevices';

/** Asked for again every 30 s (spec 02 §9). */
const EVERY = 30_000;

/** Controller and devices of the shown home, kept fresh. */
export function DeviceBoard() {
  const { home } = useShownHome();
  const live = useLive(
    ['hems', 'devices', home.id],
    async (signal, quiet) => readDevices(await homeCalls.devices({ stationId: home.id }, { signal, quiet })),
    {
      every: EVERY,
    },
  );
  const waiting = (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Skeleton variant="rounded" height={132} />
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
        {[0, 1, 2, 3].map((one) => (
          <Skeleton key={one} variant="rounded" height={196} />
        ))}
      </Box>
    </Box>
  );
  return (
    <LiveFigures live={live} waiting={waiting}>
      {({ controller, devices }) => (
        <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
          <ControllerCard controller={controller} />
          <DeviceCards devices={devices} />
        </Box>
      )}
    </LiveFigures>
  );
}
