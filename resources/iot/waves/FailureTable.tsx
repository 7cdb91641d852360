import { Box, Link, Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import { useTarget } from '@/fields';
import type { WaveDevice } from './waveRun';

/** Devices that were not upgraded, and why. */
export function FailureTable({ devices }: { readonly devices: readonly WaveDevice[] }) {
  const translate = useTranslate();
  const { href } = useTarget('iot/device');
  return (
    <Box
      role="region"
      tabIndex={0}
      aria-label={translate('iot.waves.failures')}
      sx={{ overflow: 'auto', maxHeight: 360 }}
    >
      <Table size="small" stickyHeader>
        <TableHead>
          <TableRow>
            <TableCell>{translate('iot.waves.failures')}</TableCell>
            <TableCell>{translate('iot.waves.wave')}</TableCell>
            <TableCell>{translate('iot.waves.reason')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {devices.map(({ id, name, wave, reason }) => {
            const to = href(id);
            return (
              <TableRow key={id} sx={{ '&:last-child td': { borderBottom: 0 } }}>
                <TableCell>
                  {to ? (
                    <Link component={RouterLink} to={to}>
                      {name}
                    </Link>
                  ) : (
                    name
                  )}
                </TableCell>
                <TableCell sx={{ whiteSpace: 'nowrap' }}>{translate('iot.waves.number', { wave })}</TableCell>
                <TableCell sx={{ overflowWrap: 'anywhere' }}>{reason ?? '-'}</TableCell>
              </TableRow>
            );
          })}
        </TableBody>
      </Table>
    </Box>
  );
}
