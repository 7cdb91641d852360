import { Box, Paper, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useAccess } from '@/access';
import { RelatedList } from '@/crud';
import type { Device } from '@schemas/iot/device';
import { LastUpgrade } from './LastUpgrade';

/** The version the device runs, how its last upgrade went, and the packages there are for its product. */
export function FirmwarePanel({ record: { id, productId, firmwareVersion } }: { readonly record: Device }) {
  const translate = useTranslate();
  const commands = useAccess().pathOf.get('iot/command');
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
      <Paper
        variant="outlined"
        sx={{
          px: { xs: 2, sm: 3 },
          py: 1.5,
          display: 'flex',
          flexWrap: 'wrap',
          columnGap: 2,
          rowGap: 0.5,
          alignItems: 'baseline',
        }}
      >
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {translate('iot.firmware.runs')}
        </Typography>
        <Typography variant="subtitle1" component="span" sx={{ mr: 3 }}>
          {firmwareVersion || '-'}
        </Typography>
        {commands && <LastUpgrade deviceId={id} path={commands.slice(1)} />}
      </Paper>
      <RelatedList schema="iot/firmware" given={{ productId }} />
    </Box>
  );
}
