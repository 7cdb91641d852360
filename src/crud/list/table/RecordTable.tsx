import { Box } from '@mui/material';
import { useRef } from 'react';
import { useWindow } from '@/widgets/tree/useWindow';
import type { RowItem } from '../rowItems';
import { ROW_HEIGHT, type Density } from '../useDensity';
import type { SortState } from '../useListState';
import { RecordRow } from './RecordRow';
import { TableProvider, type TableShared } from './TableContext';
import { TableHead } from './TableHead';
import { tableStyles } from './tableStyles';
import { useRowKeyboard } from './useRowKeyboard';

interface RecordTableProps {
  readonly label: string;
  readonly rows: readonly RowItem[];
  readonly shared: TableShared;
  readonly density: Density;
  readonly sort?: SortState;
  /** The rows are about to be replaced. */
  readonly outdated?: boolean;
  onSort?(sort: SortState): void;
}

/** Beyond that many rows only those on view are drawn. */
const WINDOW_ABOVE = 100;
const HEAD = 40;
const TICK = 40;
/** Taller than any screen has room for rows. */
const VIEW = 1200;

/** Stands for the rows that are not drawn. */
const spacer = (height: number) => height > 0 && <tr className="spacer" aria-hidden style={{ height }} />;

/** A table of records with headings that stay in sight. Hundreds of rows cost what is on view. */
export function RecordTable({ label, rows, shared, density, sort, outdated = false, onSort }: RecordTableProps) {
  const box = useRef<HTMLDivElement>(null);
  const { columns, selectable, actionsWidth } = shared;
  const rowHeight = ROW_HEIGHT[density];
  const windowed = rows.length > WINDOW_ABOVE;
  const view = useWindow(rows.length, rowHeight, VIEW);
  const [from, to] = windowed ? [view.from, view.to] : [0, rows.length];
  const keyboard = useRowKeyboard({ box, rows, shared, rowHeight, headHeight: HEAD });
  const current = Math.max(from, Math.min(keyboard.current, to - 1));
  const width = columns.reduce((sum, column) => sum + column.width, 0) + (selectable ? TICK : 0) + actionsWidth;
  const isTree = rows.some(({ level }) => level !== undefined);

  return (
    <TableProvider value={shared}>
      <Box
        ref={box}
        onScroll={windowed ? view.onScroll : undefined}
        onKeyDown={keyboard.onKeyDown}
        onFocus={keyboard.onFocus}
        sx={{ overflow: 'auto', maxHeight: 'max(320px, calc(100dvh - 300px))', opacity: outdated ? 0.6 : 1, transition: 'opacity 120ms' }}
      >
        <Box
          component="table"
          role={isTree ? 'treegrid' : undefined}
          aria-label={label}
          aria-rowcount={rows.length + 1}
          aria-busy={outdated || undefined}
          sx={tableStyles(density)}
          style={{ minWidth: width }}
        >
          <colgroup>
            {selectable && <col style={{ width: TICK }} />}
            {columns.map((column) => (
              <col key={column.name} style={{ width: column.width }} />
            ))}
            {actionsWidth > 0 && <col style={{ width: actionsWidth }} />}
          </colgroup>
          <TableHead rows={rows} {...(sort && { sort })} {...(onSort && { onSort })} />
          <tbody>
            {spacer(from * rowHeight)}
            {rows.slice(from, to).map((row, at) => (
              <RecordRow key={row.key} row={row} index={from + at} current={from + at === current} />
            ))}
            {spacer((rows.length - to) * rowHeight)}
          </tbody>
        </Box>
      </Box>
    </TableProvider>
  );
}
