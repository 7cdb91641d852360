import { Box, Button, Typography } from '@mui/material';
import { useLocale, useTranslate } from 'react-admin';
import { figureText } from '@/charts/table/figureText';
import { formatDate } from '@/schema/dates/formats';
import { PlainTable } from '@/widgets/PlainTable';
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
const DECIMALS = 2;

/** Slots with a forecast a column, each over what came of it; coloured by how far it was off (spec 02 §2). */
// covers HR-110
export function SlotTable({ label, slots: { rows, columns, unit }, type, onView }: SlotTableProps) {
  const translate = useTranslate();
  const locale = useLocale() ?? 'en';
  const text = (value: number | null) => figureText(value, DECIMALS, locale);
  const judged = translate(`strategy.workbench.${type === 1 ? 'accuracy' : 'mae'}`);
  const judgement = ({ accuracy, mae }: Slot) => (type === 2 ? text(mae) : accuracy === null ? '-' : `${text(accuracy)}%`);
  const heads = columns.map((column, place) => <Head key={`${place} ${column.time}`} column={column} text={text} />);
  return (
    <PlainTable
      label={label}
      rowHeads
      figuresFrom={1}
      maxHeight={520}
      head={[translate('strategy.workbench.timePoint'), ...heads, type === 2 && unit !== '' ? `${judged} (${unit})` : judged, translate('strategy.workbench.operation')]}
      rows={rows.map((row) => ({
        key: row.timePoint,
        cells: [
          <>
            {row.timePoint.slice(11, 16) || row.timePoint || '-'}
            <Typography component="div" variant="caption" sx={{ color: 'text.secondary' }}>
              {formatDate(row.timePoint.slice(0, 10), 3)}
            </Typography>
          </>,
          ...columns.map((column, place) => <Cell key={`${place} ${column.time}`} cell={row.cells[place]} text={text} />),
          judgement(row),
          <Button key="view" size="small" onClick={() => onView(row)} aria-label={translate('strategy.workbench.viewOf', { time: row.timePoint })}>
            {translate('strategy.workbench.view')}
          </Button>,
        ],
      }))}
    />
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
