import { Box, Paper, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useAccess } from '@/access/AccessContext';
import type { Device } from '@schemas/iot/device';
import { RelatedList } from '../RelatedList';

/** The version the device runs, the packages there are for its product, and its upgrades. */
export function FirmwarePanel({ record: { id, productId, firmwareVersion } }: { readonly record: Device }) {
  const translate = useTranslate();
  const { pathOf } = useAccess();
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
      <Paper variant="outlined" sx={{ px: { xs: 2, sm: 3 }, py: 1.5, display: 'flex', flexWrap: 'wrap', columnGap: 2, alignItems: 'baseline' }}>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {translate('iot.firmware.runs')}
        </Typography>
        <Typography variant="subtitle1" component="span">
          {firmwareVersion || '-'}
        </Typography>
      </Paper>
      <RelatedList schema="iot/firmware" given={{ productId }} />
      {pathOf.has('iot/command') && <RelatedList schema="iot/command" given={{ deviceId: id, commandType: 'ota' }} />}
    </Box>
  );
}
