import { Box } from '@mui/material';
import { useRef } from 'react';
import { useWindow } from '@/widgets/tree/useWindow';
import { useCellMenu } from '../copy/useCellMenu';
import type { RowItem } from '../rowItems';
import { ROW_HEIGHT, type Density } from '../useDensity';
import type { SortState } from '../useListState';
import { markScroll } from './markScroll';
import { RecordRow } from './RecordRow';
import { TableProvider, type TableShared } from './TableContext';
import { TableHead } from './TableHead';
import { tableStyles } from './tableStyles';
import { useGeometry } from './useGeometry';
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
/** What of the page is not the box, and the least height of it, in px: as its style has it. */
const AROUND = 300;
const LEAST = 320;

/** Stands for the rows that are not drawn. */
const spacer = (height: number) => height > 0 && <tr className="spacer" aria-hidden style={{ height }} />;

/** A table of records with headings that stay in sight. Hundreds of rows cost what is on view. */
export function RecordTable({ label, rows, shared, density, sort, outdated = false, onSort }: RecordTableProps) {
  const box = useRef<HTMLDivElement>(null);
  const { columns, selectable, actionsWidth } = shared;
  const rowHeight = ROW_HEIGHT[density];
  const windowed = rows.length > WINDOW_ABOVE;
  const view = useWindow(rows.length, rowHeight, Math.max(LEAST, window.innerHeight - AROUND));
  const [from, to] = windowed ? [view.from, view.to] : [0, rows.length];
  const cells = useCellMenu(rows, shared);
  const keyboard = useRowKeyboard({ box, rows, shared, rowHeight, headHeight: HEAD, onCopy: cells.onCopy });
  const current = Math.max(from, Math.min(keyboard.current, to - 1));
  const geometry = useGeometry(box, columns, { before: selectable ? TICK : 0, after: actionsWidth });
  const isTree = rows.some(({ level }) => level !== undefined);

  return (
    <TableProvider value={shared}>
      <Box
        ref={box}
        onScroll={(event) => {
          markScroll(event.currentTarget);
          if (windowed) view.onScroll(event);
        }}
        onKeyDown={keyboard.onKeyDown}
        onFocus={keyboard.onFocus}
        onContextMenu={cells.onContextMenu}
        sx={{ overflow: 'auto', maxHeight: `max(${LEAST}px, calc(100dvh - ${AROUND}px))`, opacity: outdated ? 0.6 : 1, transition: 'opacity 120ms' }}
      >
        <Box
          component="table"
          role={isTree ? 'treegrid' : undefined}
          aria-label={label}
          aria-rowcount={rows.length + 1}
          aria-busy={outdated || undefined}
          sx={tableStyles(density)}
          style={geometry.style}
          className={geometry.className}
        >
          <colgroup>
            {selectable && <col style={{ width: TICK }} />}
            {columns.map((column, index) => (
              <col key={column.name} style={{ width: geometry.widths[index] }} />
            ))}
            {actionsWidth > 0 && <col style={{ width: actionsWidth }} />}
          </colgroup>
          <TableHead rows={rows} widths={geometry.widths} onPreview={geometry.onPreview} {...(sort && { sort })} {...(onSort && { onSort })} />
          <tbody>
            {spacer(from * rowHeight)}
            {rows.slice(from, to).map((row, at) => (
              <RecordRow key={row.key} row={row} index={from + at} current={from + at === current} />
            ))}
            {spacer((rows.length - to) * rowHeight)}
          </tbody>
        </Box>
      </Box>
      {cells.menu}
    </TableProvider>
  );
}
