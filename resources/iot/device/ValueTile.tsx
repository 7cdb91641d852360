import { Box, Typography } from '@mui/material';
import { useLocale } from 'react-admin';
import type { DeviceValue } from './readValues';
import { telemetryText } from './telemetryText';

export function ValueTile({ value }: { readonly value: DeviceValue }) {
  const locale = useLocale() ?? 'en';
  return (
    <Box component="li" sx={{ border: 1, borderColor: 'divider', borderRadius: 1, px: 1.5, py: 1, minWidth: 0 }}>
      <Typography variant="caption" component="div" noWrap title={value.name} sx={{ color: 'text.secondary' }}>
        {value.name}
      </Typography>
      <Typography
        variant="subtitle1"
        component="div"
        sx={{ fontVariantNumeric: 'tabular-nums', overflowWrap: 'anywhere' }}
      >
        {telemetryText(value, locale)}
      </Typography>
    </Box>
  );
}
