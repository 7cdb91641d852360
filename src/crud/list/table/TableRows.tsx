import { memo, useEffect, type RefObject } from 'react';
import { useWindow } from '@/widgets/tree/useWindow';
import type { RowItem } from '../rowItems';
import { RecordRow } from './RecordRow';

/** Beyond that many rows only those on view are drawn. */
const WINDOW_ABOVE = 100;

/** Stands for the rows that are not drawn. */
const spacer = (height: number) => height > 0 && <tr className="spacer" aria-hidden style={{ height }} />;

interface TableRowsProps {
  /** What scrolls. */
  readonly box: RefObject<HTMLElement | null>;
  /** The most of it that is on view, in px. */
  readonly height: number;
  readonly rows: readonly RowItem[];
  readonly rowHeight: number;
  /** The row in the order of Tab. */
  readonly current: number;
  /** Stable; called when other rows are drawn. */
  onDrawn(): void;
}

/** The rows of a table. It watches the scrolling itself, so that nothing else of the table is drawn again for it. */
export const TableRows = memo(function TableRows({ box, height, rows, rowHeight, current, onDrawn }: TableRowsProps) {
  const windowed = rows.length > WINDOW_ABOVE;
  const view = useWindow(rows.length, rowHeight, height);
  const { onScroll } = view;
  const [from, to] = windowed ? [view.from, view.to] : [0, rows.length];
  const reachable = Math.max(from, Math.min(current, to - 1));
  useEffect(() => {
    const element = box.current;
    if (!element || !windowed) return;
    const follow = () => onScroll({ currentTarget: element });
    follow();
    element.addEventListener('scroll', follow, { passive: true });
    return () => element.removeEventListener('scroll', follow);
  }, [box, windowed, onScroll]);
  useEffect(onDrawn, [from, to, onDrawn]);
  return (
    <tbody>
      {spacer(from * rowHeight)}
      {rows.slice(from, to).map((row, at) => (
        <RecordRow key={row.key} row={row} index={from + at} current={from + at === reachable} />
      ))}
      {spacer((rows.length - to) * rowHeight)}
    </tbody>
  );
});
