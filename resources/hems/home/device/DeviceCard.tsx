import { Box, Paper, Typography } from '@mui/material';
import Lock from '@mui/icons-material/LockOutlined';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { fade, useTones } from '@/charts';
import { StatusTag } from '@/fields';
import { DeviceIcon } from './DeviceIcon';
import { DeviceList } from './DeviceList';
import { DeviceValues } from './DeviceValues';
import { deviceLook } from './deviceTypes';
import { statusTone } from './displayStatus';
import type { Device } from './readDevices';
import { useDeviceWords } from './useDeviceWords';

/** One device: what it is, how it stands, what it does now, and what it did today and this month (spec 02 §2). */
export function DeviceCard({ device }: { readonly device: Device }) {
  const translate = useTranslate();
  const id = useId();
  const { tones } = useTones();
  const words = useDeviceWords();
  const { kind } = deviceLook(device.type);
  const color = tones[kind];
  const [name, type] = [words.nameOf(device), words.typeOf(device)];
  return (
    <Paper
      component="li"
      variant="outlined"
      aria-labelledby={id}
      sx={{ display: 'flex', flexDirection: 'column', gap: 1.5, p: 2, minWidth: 0 }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, minWidth: 0 }}>
        <Box
          sx={{
            display: 'grid',
            placeItems: 'center',
            width: 40,
            height: 40,
            flex: 'none',
            borderRadius: 2,
            color,
            bgcolor: fade(color, 0.12),
          }}
        >
          <DeviceIcon device={device.kind} kind={kind} sx={{ fontSize: 22 }} />
        </Box>
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5, minWidth: 0 }}>
            <Typography id={id} component="h3" variant="subtitle2" noWrap title={name}>
              {name}
            </Typography>
            {device.box && (
              <Lock
                titleAccess={translate('hems.device.box')}
                sx={{ fontSize: 16, flex: 'none', color: 'text.secondary' }}
              />
            )}
          </Box>
          {type !== name && (
            <Typography variant="caption" component="p" noWrap sx={{ color: 'text.secondary' }}>
              {type}
            </Typography>
          )}
        </Box>
        <Box sx={{ flex: 'none', maxWidth: '45%' }}>
          <StatusTag text={words.statusOf(device)} tone={statusTone(device.status)} />
        </Box>
      </Box>
      <DeviceValues device={device} />
      {device.live.length > 0 && <DeviceList figures={device.live} />}
    </Paper>
  );
}
