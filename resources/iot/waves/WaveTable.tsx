import { Box, Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material';
import { useLocale, useTranslate } from 'react-admin';
import { formatNumber } from '@/schema';
import { failureRate, type DeviceState, type WaveRun } from './waveRun';

const STATES: readonly DeviceState[] = ['waiting', 'sent', 'upgrading', 'succeeded', 'failed'];

export function WaveTable({ run: { devices } }: { readonly run: WaveRun }) {
  const translate = useTranslate();
  const locale = useLocale() ?? 'en';
  const waves = [...new Set(devices.map(({ wave }) => wave))];
  return (
    <Box role="region" tabIndex={0} aria-label={translate('iot.waves.waves')} sx={{ overflow: 'auto', maxHeight: 400 }}>
      <Table
        size="small"
        stickyHeader
        sx={{ fontVariantNumeric: 'tabular-nums', '& td, & th': { whiteSpace: 'nowrap' } }}
      >
        <TableHead>
          <TableRow>
            <TableCell>{translate('iot.waves.wave')}</TableCell>
            {STATES.map((state) => (
              <TableCell key={state} align="right">
                {translate(`iot.waves.states.${state}`)}
              </TableCell>
            ))}
            <TableCell align="right">{translate('iot.waves.rate')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {waves.map((wave) => {
            const own = devices.filter((one) => one.wave === wave);
            const rate = failureRate(own);
            return (
              <TableRow key={wave} sx={{ '&:last-child td': { borderBottom: 0 } }}>
                <TableCell>{translate('iot.waves.number', { wave })}</TableCell>
                {STATES.map((state) => (
                  <TableCell key={state} align="right">
                    {own.filter((one) => one.state === state).length}
                  </TableCell>
                ))}
                <TableCell align="right">
                  {rate === null ? '-' : `${formatNumber(rate, locale, { maximumFractionDigits: 1 })}%`}
                </TableCell>
              </TableRow>
            );
          })}
        </TableBody>
      </Table>
    </Box>
  );
}
