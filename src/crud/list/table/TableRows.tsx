import { memo, useEffect, type RefObject } from 'react';
import { type Between, heightAbove, Spacer, usePacedRows } from '@/widgets/internal';
import type { RowItem } from '../rowItems';
import { RecordRow } from './RecordRow';
import { useTable } from './TableContext';

interface TableRowsProps {
  readonly box: RefObject<HTMLElement | null>;
  /** The most of it that is on view, in px. */
  readonly height: number;
  readonly rows: readonly RowItem[];
  readonly rowHeight: number;
  /** What stands between them. */
  readonly between: Between;
  /** The row in the order of Tab. */
  readonly current: number;
  /** Stable; called when other rows are drawn. */
  onDrawn(): void;
}

/** The rows of a table. It watches the scrolling itself, so that nothing else of the table is drawn again for it. */
export const TableRows = memo(function TableRows(props: TableRowsProps) {
  const { box, height, rows, rowHeight, between, current, onDrawn } = props;
  const { head: Head } = useTable();
  const [from, to] = usePacedRows(box, { count: rows.length, rowHeight, height, between });
  const above = heightAbove(from, between);
  const below = heightAbove(rows.length, between) - heightAbove(to, between);
  const reachable = Math.max(from, Math.min(current, to - 1));
  useEffect(onDrawn, [from, to, onDrawn]);
  return (
    <tbody>
      <Spacer rows={from} rowHeight={rowHeight} between={above} />
      {rows.slice(from, to).map((row, at) => {
        const Row = (row.head && Head) ?? RecordRow;
        return <Row key={row.key} row={row} index={from + at} current={from + at === reachable} />;
      })}
      <Spacer rows={rows.length - to} rowHeight={rowHeight} between={below} />
    </tbody>
  );
});
