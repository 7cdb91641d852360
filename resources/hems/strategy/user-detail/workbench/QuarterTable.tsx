import { Box, Button, Typography } from '@mui/material';
import { useLocale, useTranslate } from 'react-admin';
import { rowTimeText } from '@/charts';
import { formatFigure, formatNumber } from '@/schema';
import { PlainTable } from '@/widgets';
import { slotTexts } from './barTexts';
import { MAE_COLORS, maeTone } from './maeTone';
import type { LeadColumn, Slot, SlotCell, Slots } from './readSlots';

interface SlotTableProps {
  readonly label: string;
  readonly slots: Slots;
  readonly zone: string;
  /** 1: the accuracy of a row, else its average error. */
  readonly type: 1 | 2;
  onView(slot: Slot): void;
}

const STATE_COLORS: Readonly<Record<number, string>> = { 2: 'warning.main', 3: 'error.main' };
const DECIMALS = 2;

/** Slots with a forecast a column, each over what came of it; colored by how far it was off (spec 02 §2). */
// covers HR-110
export function QuarterTable({ label, slots: { rows, columns, unit }, zone, type, onView }: SlotTableProps) {
  const translate = useTranslate();
  const locale = useLocale() ?? 'en';
  const text = (value: number | null) => formatFigure(value, DECIMALS, locale);
  const madeText = ({ made, time }: Pick<LeadColumn, 'made' | 'time'>) =>
    made === undefined ? time || '-' : rowTimeText(made, zone, 'minute');
  const judged = translate(`strategy.workbench.${type === 1 ? 'accuracy' : 'mae'}`);
  const judgement = ({ accuracy, mae }: Slot) =>
    type === 2 ? text(mae) : accuracy === null ? '-' : `${text(accuracy)}%`;
  const heads = columns.map((column, place) => (
    <Head key={`${place} ${column.time}`} column={column} text={text} made={madeText(column)} />
  ));
  return (
    <PlainTable
      label={label}
      rowHeads
      figuresFrom={1}
      maxHeight={520}
      head={[
        translate('strategy.workbench.timePoint'),
        ...heads,
        type === 2 && unit !== '' ? `${judged} (${unit})` : judged,
        translate('strategy.workbench.operation'),
      ]}
      rows={rows.map((row, index) => {
        const point = slotTexts(row.at, zone) ?? { time: row.timePoint || '-', day: '' };
        return {
          key: `${index} ${row.timePoint}`, // the hour that comes twice has two slots of one name
          cells: [
            <>
              {point.time}
              <Typography component="div" variant="caption" sx={{ color: 'text.secondary' }}>
                {point.day}
              </Typography>
            </>,
            ...columns.map((column, place) => (
              <Cell key={`${place} ${column.time}`} cell={row.cells[place]} text={text} madeText={madeText} />
            )),
            judgement(row),
            <Button
              key="view"
              size="small"
              onClick={() => onView(row)}
              aria-label={translate('strategy.workbench.viewOf', { time: `${point.day} ${point.time}`.trim() })}
            >
              {translate('strategy.workbench.view')}
            </Button>,
          ],
        };
      })}
    />
  );
}

/** How long before the slot, and how far this column is off over the rows on view. */
function Head({
  column: { lead, mae, bias },
  text,
  made,
}: {
  readonly column: LeadColumn;
  readonly made: string;
  text(value: number | null): string;
}) {
  const translate = useTranslate();
  const locale = useLocale() ?? 'en';
  const ahead =
    lead === undefined
      ? made
      : lead < 1
        ? translate('strategy.workbench.minutesBefore', { count: Math.round(lead * 60) })
        : translate('strategy.workbench.hoursBefore', {
            count: formatNumber(lead, locale, { maximumFractionDigits: DECIMALS }),
          });
  return (
    <>
      {ahead}
      <Typography component="div" variant="caption" sx={{ color: 'text.secondary' }}>
        {translate('strategy.workbench.columnErrors', {
          mae: text(mae),
          bias: bias !== null && bias > 0 ? `+${text(bias)}` : text(bias),
        })}
      </Typography>
    </>
  );
}

function Cell({
  cell,
  text,
  madeText,
}: {
  readonly cell: SlotCell | undefined;
  text(value: number | null): string;
  madeText(cell: SlotCell): string;
}) {
  const translate = useTranslate();
  if (!cell || cell.state === 0) return <>-</>;
  const { forecast, actual, state } = cell;
  const off = forecast === null || actual === null ? null : forecast - actual;
  const tone = maeTone(off === null ? null : Math.abs(off));
  const mark = off === null || off === 0 ? '' : off > 0 ? ' ▲' : ' ▼';
  return (
    <Box
      title={translate('strategy.workbench.cell', {
        time: madeText(cell),
        forecast: text(forecast),
        actual: text(actual),
      })}
      sx={{ borderRight: '3px solid', borderColor: tone ? MAE_COLORS[tone] : 'transparent', pr: 1 }}
    >
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
