import { Box, useTheme } from '@mui/material';
import { useRef, useState, type KeyboardEvent } from 'react';
import { useTranslate } from 'react-admin';
import { MONTHS, type Period } from '@schemas/contract/parts/periods';
import { isComposing } from '@/widgets';
import { formatList } from '@/schema';
import { hourColor } from './periodColor';
import { HOURS, monthRanges, type Cell, type Year } from './seasonYear';

interface YearGridProps {
  readonly year: Year;
  readonly scope: string;
  /** Paints from a cell to another; absent: it is only looked at. */
  readonly onPaint?: (from: Cell, to: Cell) => void;
}

const MOVES: Readonly<Record<string, readonly [month: number, hour: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};
const bounded = (value: number, most: number) => Math.max(0, Math.min(most, value));

/**
 * A year as months by hours. Months with the same day are one line while it is only looked at. Painted by dragging, or
 * from the keyboard: arrows move, Space paints, Shift with arrows paints on the way.
 */
export function YearGrid({ year, scope, onPaint }: YearGridProps) {
  const translate = useTranslate();
  const theme = useTheme();
  const grid = useRef<HTMLTableElement>(null);
  const [at, setAt] = useState<Cell>({ month: 0, hour: 0 });
  const [from, setFrom] = useState<Cell>();
  const ranges = onPaint ? year.map((day, month) => ({ from: month, to: month, day })) : monthRanges(year);
  const nameOf = (month: number) => translate(`${scope}.inner.seasons.enums.months.${MONTHS[month]}`);
  const rangeName = (first: number, last: number) =>
    first === last ? nameOf(first) : `${nameOf(first)}–${nameOf(last)}`;
  const words = (period: Period | null, short = false) =>
    period === null
      ? short
        ? ''
        : translate('contract.grid.none')
      : translate(
          short ? `contract.grid.letters.${period}` : `${scope}.inner.seasons.inner.periods.enums.periodType.${period}`,
        );
  const move = (event: KeyboardEvent, cell: Cell) => {
    if (isComposing(event)) return;
    const step = MOVES[event.key];
    if (event.key === ' ' && onPaint) onPaint(cell, cell);
    else if (!step) return;
    event.preventDefault();
    if (!step) return;
    const next = { month: bounded(cell.month + step[0], ranges.length - 1), hour: bounded(cell.hour + step[1], 23) };
    if (event.shiftKey) onPaint?.(cell, next);
    setAt(next);
    grid.current?.querySelector<HTMLElement>(`[data-cell="${next.month} ${next.hour}"]`)?.focus();
  };
  return (
    <Box sx={{ overflowX: 'auto' }} onPointerUp={() => setFrom(undefined)} onPointerLeave={() => setFrom(undefined)}>
      <Box
        component="table"
        role="grid"
        ref={grid}
        aria-label={translate('contract.grid.caption')}
        aria-readonly={!onPaint}
        sx={{
          borderCollapse: 'separate',
          borderSpacing: '2px',
          width: '100%',
          minWidth: 640,
          tableLayout: 'fixed',
          userSelect: 'none',
          '& th': {
            fontWeight: 400,
            typography: 'caption',
            color: 'text.secondary',
            textAlign: 'left',
            whiteSpace: 'nowrap',
          },
        }}
      >
        <thead>
          <tr>
            <Box component="th" scope="col" sx={{ width: onPaint ? 44 : 72 }} />
            {HOURS.map((hour) => (
              <th key={hour} scope="col">
                {hour % 2 === 0 ? String(hour).padStart(2, '0') : ''}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {ranges.map(({ from: first, to: last, day }, month) => (
            <tr key={first}>
              <th scope="row">{rangeName(first, last)}</th>
              {HOURS.map((hour) => {
                const quarters = day.slice(hour * 4, hour * 4 + 4);
                const cell = { month, hour };
                const periods = [...new Set(quarters)];
                const label = translate('contract.grid.cell', {
                  month: rangeName(first, last),
                  time: `${String(hour).padStart(2, '0')}:00`,
                  period: formatList(periods.map((period) => words(period))),
                });
                return (
                  <Box
                    component="td"
                    role="gridcell"
                    key={hour}
                    data-cell={`${month} ${hour}`}
                    tabIndex={at.month === month && at.hour === hour ? 0 : -1}
                    aria-label={label}
                    title={label}
                    onFocus={() => setAt(cell)}
                    onKeyDown={(event) => move(event, cell)}
                    {...(onPaint && {
                      onPointerDown: () => (setFrom(cell), onPaint(cell, cell)),
                      onPointerEnter: () => from && onPaint(from, cell),
                    })}
                    sx={{
                      height: 28,
                      p: 0,
                      textAlign: 'center',
                      typography: 'caption',
                      borderRadius: 0.5,
                      border: 1,
                      borderColor: 'divider',
                      background: hourColor(theme, quarters),
                      color: 'text.primary',
                      cursor: onPaint ? 'cell' : 'default',
                      '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main' },
                    }}
                  >
                    {periods.length === 1 && words(periods[0] ?? null, true)}
                  </Box>
                );
              })}
            </tr>
          ))}
        </tbody>
      </Box>
    </Box>
  );
}
