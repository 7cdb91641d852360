import { Box } from '@mui/material';
import { memo, useMemo, useRef, useState } from 'react';
import { lazyPart } from '@/data';
import type { Between as Heights } from '@/widgets/internal';
import { useCellMenu } from '../copy/useCellMenu';
import type { RowItem } from '../rowItems';
import { ROW_HEIGHT, type Density } from '../useDensity';
import type { SortState } from '../useListState';
import { hasSums, TableProvider, type TableShared } from './TableContext';
import { TableHead } from './TableHead';
import { TableRows } from './TableRows';
import { tableStyles } from './tableStyles';
import { useActionsWidth } from './useActionsWidth';
import { useColumnFormats } from './useColumnFormats';
import { useGeometry } from './useGeometry';
import { useMeasuredWidths } from './useMeasuredWidths';
import { useRowKeyboard } from './useRowKeyboard';
import { markScroll } from './useTableRoom';

const Between = lazyPart(() => import('../expand/Between'));
const SumRow = lazyPart(() => import('../sums/SumRow'));

interface RecordTableProps {
  readonly label: string;
  readonly rows: readonly RowItem[];
  /** What is drawn of them: heads of groups, and rows of those that are open. Default: all rows. */
  readonly lines?: readonly RowItem[];
  readonly shared: TableShared;
  readonly density: Density;
  readonly sort?: SortState;
  /** So many rows the list has, whatever is on view. Default: these. */
  readonly total?: number;
  /** The rows are about to be replaced. */
  readonly outdated?: boolean;
  onSort?(sort: SortState): void;
}

const NOTHING: Heights = [];

/** Of headings of two lines, px. */
const HEAD = 40;
const TICK = 40;
/** What of the page is not the box, of a list and of a tree, which has no foot; and the least height of it, in px. */
const AROUND = { list: 300, tree: 200 };
const LEAST = 320;

/** A table of records with headings that stay in sight. Hundreds of rows cost what is on view. */
export const RecordTable = memo(function RecordTable({
  label,
  rows,
  lines = rows,
  shared,
  density,
  sort,
  total = rows.length,
  outdated = false,
  onSort,
}: RecordTableProps) {
  const box = useRef<HTMLDivElement>(null);
  const { columns, selectable } = shared;
  const rowHeight = ROW_HEIGHT[density];
  const actionsWidth = useActionsWidth(box, rows, shared.hasActions);
  const cells = useCellMenu(lines, shared);
  const [between, setBetween] = useState<Heights>(NOTHING);
  const keyboard = useRowKeyboard({
    box,
    rows: lines,
    shared,
    rowHeight,
    between,
    headHeight: HEAD,
    onCopy: cells.onCopy,
  });
  const needed = useMeasuredWidths(box, { columns, rows, skip: selectable ? 1 : 0 });
  const formats = useColumnFormats(columns, rows);
  const ends = { before: selectable ? TICK : 0, after: actionsWidth };
  const geometry = useGeometry(box, columns, { needed, formats }, ends);
  const table = useMemo(() => ({ ...shared, formats }), [shared, formats]);
  const isTree = rows.some(({ level }) => level !== undefined);
  const around = isTree ? AROUND.tree : AROUND.list;

  return (
    <TableProvider value={table}>
      <Box
        ref={box}
        onScroll={(event) => markScroll(event.currentTarget)}
        onKeyDown={keyboard.onKeyDown}
        onFocus={keyboard.onFocus}
        onBlur={keyboard.onBlur}
        onContextMenu={cells.onContextMenu}
        sx={{
          overflow: 'auto',
          maxHeight: `max(${LEAST}px, calc(100dvh - ${around}px))`,
          opacity: outdated ? 0.6 : 1,
          transition: 'opacity 120ms',
        }}
      >
        <Box
          component="table"
          role={isTree ? 'treegrid' : undefined}
          aria-label={label}
          aria-rowcount={lines.length + 1}
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
            {shared.hasActions && <col style={{ width: actionsWidth }} />}
          </colgroup>
          <TableHead
            rows={rows}
            beyond={geometry.beyond}
            overActions={actionsWidth > 0}
            onPreview={geometry.onPreview}
            {...(sort && { sort })}
            {...(onSort && { onSort })}
          />
          <TableRows
            box={box}
            height={Math.max(LEAST, window.innerHeight - around)}
            rows={lines}
            rowHeight={rowHeight}
            between={between}
            current={keyboard.current}
            held={keyboard.held}
            onDrawn={keyboard.onDrawn}
          />
          {hasSums(columns) && <SumRow rows={rows} isPage={total > rows.length} waiting={null} />}
        </Box>
      </Box>
      {shared.opens && <Between rows={lines} onChange={setBetween} waiting={null} />}
      {cells.menu}
    </TableProvider>
  );
});
