import { Box, Paper, Typography } from '@mui/material';
import Devices from '@mui/icons-material/DevicesOtherOutlined';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { EmptyState } from '@/widgets';
import { DeviceCard } from './DeviceCard';
import type { Device } from './readDevices';

/** Three beside each other, two on windows up to 1440 px (spec 02 §9), one on a phone. */
const COLUMNS = {
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  '@media (max-width: 1440px)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  '@media (max-width: 639px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
} as const;

export function DeviceCards({ devices }: { readonly devices: readonly Device[] }) {
  const translate = useTranslate();
  const id = useId();
  return (
    <Box component="section" aria-labelledby={id} sx={{ display: 'grid', gap: 1.5, minWidth: 0 }}>
      <Typography id={id} component="h2" variant="subtitle1">
        {translate('hems.device.title', { count: devices.length })}
      </Typography>
      {devices.length === 0 ? (
        <Paper variant="outlined">
          <EmptyState
            icon={<Devices />}
            title={translate('hems.device.empty')}
            text={translate('hems.device.emptyText')}
          />
        </Paper>
      ) : (
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 2, ...COLUMNS }}>
          {devices.map((device) => (
            <DeviceCard key={device.key} device={device} />
          ))}
        </Box>
      )}
    </Box>
  );
}
