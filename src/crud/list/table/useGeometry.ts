import { useState, type CSSProperties, type RefObject } from 'react';
import { fitWidths } from '@/widgets/table/fitWidths';
import { pinOffsets } from '@/widgets/table/pins';
import type { TableColumn } from './TableContext';
import { useTableRoom } from './useTableRoom';

interface Ends {
  /** Width of what stands before the columns (the boxes), in px. */
  readonly before: number;
  /** Width of what stands after them (the actions), in px. */
  readonly after: number;
}

/**
 * How wide the columns of a table are drawn, and where pinned ones stick. `preview` shows another width until it is
 * settled.
 */
export function useGeometry(box: RefObject<HTMLElement | null>, columns: readonly TableColumn[], ends: Ends) {
  const [preview, setPreview] = useState<{ readonly column: string; readonly width: number }>();
  const room = useTableRoom(box);
  const wanted = columns.map(({ name, width, resized }) =>
    preview?.column === name ? { width: preview.width, resized: true } : { width, resized },
  );
  const widths = fitWidths(wanted, room - ends.before - ends.after);
  const minWidth = wanted.reduce((sum, { width }) => sum + width, ends.before + ends.after);
  const sides = new Set(columns.map((column) => column.pinned));
  const before = sides.has('left') ? ends.before : 0; // the boxes stick with the first pinned column
  const pinned =
    sides.has('left') || sides.has('right')
      ? pinOffsets(columns, widths, { before, after: ends.after }, room)
      : undefined;
  const style: CSSProperties = { minWidth, ...pinned };
  return {
    widths,
    style,
    /**
     * `wide`: there is something to scroll to, the actions stick. `pins`: pinned columns stick, and at the left there
     * are some.
     */
    className: [room > 0 && minWidth > room && 'wide', pinned && 'pins', pinned && sides.has('left') && 'left']
      .filter(Boolean)
      .join(' '),
    onPreview: (column: string, width: number | undefined) =>
      setPreview(width === undefined ? undefined : { column, width }),
  };
}
