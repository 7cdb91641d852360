import { Box, Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material';
import { useLocale, useTranslate } from 'react-admin';
import { momentText } from '@/charts';
import { durationType } from '@/dsl';
import { formatNumber, withUnit } from '@/schema';
import type { AlarmRun } from '@schemas/iot/parts/alarmRuns';

interface RunTableProps {
  readonly runs: readonly AlarmRun[];
  readonly now: number;
  readonly zone: string;
  readonly unit: string;
  /** The rule watches a value: each alarm has its peak. */
  readonly peaks: boolean;
}

const MINUTE = 60_000;

/** Alarms a rule would have raised, the newest first. */
export function RunTable({ runs, now, zone, unit, peaks }: RunTableProps) {
  const translate = useTranslate();
  const locale = useLocale() ?? 'en';
  const lasted = (from: number, to: number) =>
    durationType.text(
      Math.floor((to - from) / MINUTE),
      { unit: 'min' },
      { locale, enumText: (code) => code, record: {} },
    );
  const peakText = (peak: number | null) =>
    peak === null ? '-' : withUnit(formatNumber(peak, locale, { maximumFractionDigits: 3 }), unit);
  return (
    <Box
      role="region"
      tabIndex={0}
      aria-label={translate('iot.preview.list')}
      sx={{ overflow: 'auto', maxHeight: 360 }}
    >
      <Table
        size="small"
        stickyHeader
        sx={{ fontVariantNumeric: 'tabular-nums', '& td, & th': { whiteSpace: 'nowrap' } }}
      >
        <TableHead>
          <TableRow>
            <TableCell>{translate('iot.preview.begin')}</TableCell>
            <TableCell>{translate('iot.preview.end')}</TableCell>
            <TableCell align="right">{translate('iot.preview.duration')}</TableCell>
            {peaks && <TableCell align="right">{translate('iot.preview.peak')}</TableCell>}
          </TableRow>
        </TableHead>
        <TableBody>
          {runs.toReversed().map(({ from, to, peak }) => (
            <TableRow key={from} sx={{ '&:last-child td': { borderBottom: 0 } }}>
              <TableCell>{momentText(from, zone)}</TableCell>
              <TableCell>{to === undefined ? translate('iot.preview.lasts') : momentText(to, zone)}</TableCell>
              <TableCell align="right">{lasted(from, to ?? now)}</TableCell>
              {peaks && <TableCell align="right">{peakText(peak)}</TableCell>}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  );
}
