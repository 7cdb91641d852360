import { Box, Button, Table, TableBody, TableCell, TableContainer, TableHead, TableRow, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useLocale } from 'react-admin';
import { figureText } from '@/charts/table/figureText';
import { formatDate } from '@/schema/dates/formats';
import { MAE_COLORS, maeTone } from './maeTone';
import type { LeadColumn, Slot, SlotCell, Slots } from './readSlots';

interface SlotTableProps {
  readonly label: string;
  readonly slots: Slots;
  /** 1: the accuracy of a row, else its average error. */
  readonly type: 1 | 2;
  onView(slot: Slot): void;
}

const STATE_COLORS: Readonly<Record<number, string>> = { 2: 'warning.main', 3: 'error.main' };
const FIXED = { position: 'sticky', left: 0, zIndex: 1, bgcolor: 'background.paper', minWidth: 120 } as const;
const DECIMALS = 2;

/** Slots with a forecast a column, each over what came of it; coloured by how far it was off (spec 02 §2). */
// covers HR-110
export function SlotTable({ label, slots: { rows, columns, unit }, type, onView }: SlotTableProps) {
  const translate = useTranslate();
  const locale = useLocale() ?? 'en';
  const text = (value: number | null) => figureText(value, DECIMALS, locale);
  return (
    <TableContainer tabIndex={0} role="region" aria-label={label} sx={{ maxHeight: 520 }}>
      <Table size="small" stickyHeader aria-label={label} sx={{ '& td, & th': { whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' } }}>
        <TableHead>
          <TableRow>
            <TableCell sx={{ ...FIXED, zIndex: 3 }}>{translate('strategy.workbench.timePoint')}</TableCell>
            {columns.map((column, place) => (
              <TableCell key={`${place} ${column.time}`} align="right">
                <Head column={column} text={text} />
              </TableCell>
            ))}
            <TableCell align="right">{translate(type === 1 ? 'strategy.workbench.accuracy' : 'strategy.workbench.mae')}{type === 2 && unit !== '' && ` (${unit})`}</TableCell>
            <TableCell>{translate('strategy.workbench.operation')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map((row) => (
            <TableRow key={row.timePoint} hover>
              <TableCell component="th" scope="row" sx={FIXED}>
                <Box sx={{ fontWeight: 600 }}>{row.timePoint.slice(11, 16) || row.timePoint || '-'}</Box>
                <Typography variant="caption" sx={{ color: 'text.secondary' }}>
                  {formatDate(row.timePoint.slice(0, 10), 3)}
                </Typography>
              </TableCell>
              {columns.map((column, place) => (
                <TableCell key={`${place} ${column.time}`} align="right">
                  <Cell cell={row.cells[place]} text={text} />
                </TableCell>
              ))}
              <TableCell align="right">{type === 1 ? `${text(row.accuracy)}${row.accuracy === null ? '' : '%'}` : text(row.mae)}</TableCell>
              <TableCell>
                <Button size="small" onClick={() => onView(row)} aria-label={translate('strategy.workbench.viewOf', { time: row.timePoint })}>
                  {translate('strategy.workbench.view')}
                </Button>
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}

/** How long before the slot, and how far this column is off over the rows on view. */
function Head({ column: { lead, time, mae, bias }, text }: { readonly column: LeadColumn; text(value: number | null): string }) {
  const translate = useTranslate();
  const ahead = lead === undefined ? time || '-' : lead < 1 ? translate('strategy.workbench.minutesBefore', { count: Math.round(lead * 60) }) : translate('strategy.workbench.hoursBefore', { count: lead });
  return (
    <>
      {ahead}
      <Typography component="div" variant="caption" sx={{ color: 'text.secondary' }}>
        {translate('strategy.workbench.columnErrors', { mae: text(mae), bias: bias !== null && bias > 0 ? `+${text(bias)}` : text(bias) })}
      </Typography>
    </>
  );
}

function Cell({ cell, text }: { readonly cell: SlotCell | undefined; text(value: number | null): string }) {
  const translate = useTranslate();
  if (!cell || cell.state === 0) return <>-</>;
  const { forecast, actual, state, time } = cell;
  const off = forecast === null || actual === null ? null : forecast - actual;
  const tone = maeTone(off === null ? null : Math.abs(off));
  const mark = off === null || off === 0 ? '' : off > 0 ? ' ▲' : ' ▼';
  return (
    <Box title={translate('strategy.workbench.cell', { time, forecast: text(forecast), actual: text(actual) })} sx={{ borderRight: '3px solid', borderColor: tone ? MAE_COLORS[tone] : 'transparent', pr: 1 }}>
      <Box sx={{ color: STATE_COLORS[state] }}>
        {text(forecast)}
        <Box component="span" aria-hidden sx={{ fontSize: 9 }}>
          {mark}
        </Box>
      </Box>
      <Typography component="div" variant="caption" sx={{ color: 'text.secondary' }}>
        {text(actual)}
      </Typography>
    </Box>
  );
}
