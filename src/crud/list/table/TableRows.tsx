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
  /** The row the focus is in: it stays drawn when it is scrolled out of sight. */
  readonly held: number | undefined;
  /** Stable; called when other rows are drawn. */
  onDrawn(): void;
}

/** The rows of a table. It watches the scrolling itself, so that nothing else of the table is drawn again for it. */
export const TableRows = memo(function TableRows(props: TableRowsProps) {
  const { box, height, rows, rowHeight, between, current, held, onDrawn } = props;
  const { head: Head } = useTable();
  const [from, to] = usePacedRows(box, { count: rows.length, rowHeight, height, between });
  const apart = held !== undefined && held < rows.length && (held < from || held >= to) ? held : undefined;
  const reachable = apart ?? Math.max(from, Math.min(current, to - 1));
  useEffect(onDrawn, [from, to, onDrawn]);
  const gap = (name: string, first: number, end: number) => (
    <Spacer
      key={name}
      rows={end - first}
      rowHeight={rowHeight}
      between={heightAbove(end, between) - heightAbove(first, between)}
    />
  );
  const draw = (row: RowItem | undefined, index: number) => {
    if (!row) return null;
    const Row = (row.head && Head) ?? RecordRow;
    return <Row key={row.key} row={row} index={index} current={index === reachable} />;
  };
  /** Rows that are not drawn, and among them the one with the focus. */
  const undrawn = (name: string, first: number, end: number) =>
    apart === undefined || apart < first || apart >= end
      ? [gap(name, first, end)]
      : [gap(name, first, apart), draw(rows[apart], apart), gap(`${name} it`, apart + 1, end)];
  return (
    <tbody>
      {[
        ...undrawn('before', 0, from),
        ...rows.slice(from, to).map((row, at) => draw(row, from + at)),
        ...undrawn('behind', to, rows.length),
      ]}
    </tbody>
  );
});
