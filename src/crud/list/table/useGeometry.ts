import { useState, type CSSProperties, type RefObject } from 'react';
import { fitWidths, type Fitted, type Wanted, pinOffsets } from '@/widgets/internal';
import { wantedWidth } from './columnWidth';
import type { Needed } from './measuredWidths';
import type { TableColumn } from './TableContext';
import type { ColumnFormats } from './useColumnFormats';
import { useTableRoom } from './useTableRoom';

interface Ends {
  /** Width of what stands before the columns (the boxes), in px. */
  readonly before: number;
  /** Width of what stands after them (the actions), in px. */
  readonly after: number;
}

/** What is known of the rows that are drawn. */
interface Drawn {
  readonly needed: ReadonlyMap<string, Needed>;
  readonly formats: ColumnFormats;
}

/** The words of a heading, and the unit behind them. */
const headingOf = ({ name, label }: TableColumn, formats: ColumnFormats): string =>
  [label, formats.get(name)?.unit].filter(Boolean).join(' ');

/** What the number of further columns takes in the last heading, where there is no column of actions for it, px. */
const MORE = 32;

const withMore = ({ widths, whole }: Fitted): Fitted => ({
  widths: widths.map((width, at) => (at === whole - 1 ? width + MORE : width)),
  whole,
});

/** Widths for the room, in which columns pinned at its end always stand. */
function fitColumns(
  columns: readonly TableColumn[],
  wanted: readonly Wanted[],
  room: number,
  countsInHead: boolean,
): Fitted {
  const isAtEnd = (at: number) => columns[at]?.pinned === 'right';
  const ends = wanted.filter((_, at) => isAtEnd(at));
  const others = wanted.filter((_, at) => !isAtEnd(at));
  const left = room - ends.reduce((sum, { width }) => sum + width, 0);
  const fitted = fitWidths(others, left);
  const { widths, whole } =
    countsInHead && fitted.whole < others.length ? withMore(fitWidths(others, left - MORE)) : fitted;
  let place = 0;
  return {
    widths: wanted.map(({ width }, at) => (isAtEnd(at) ? width : (widths[place++] ?? width))),
    whole: whole + ends.length,
  };
}

/**
 * How wide the columns of a table are drawn, and where pinned ones stick. `preview` shows another width until it is
 * settled.
 */
export function useGeometry(
  box: RefObject<HTMLElement | null>,
  columns: readonly TableColumn[],
  { needed, formats }: Drawn,
  ends: Ends,
) {
  const [preview, setPreview] = useState<{ readonly column: string; readonly width: number }>();
  const room = useTableRoom(box);
  const wanted = columns.map((column) =>
    preview?.column === column.name
      ? { width: preview.width, resized: true }
      : wantedWidth({ ...column, label: headingOf(column, formats) }, needed.get(column.name)),
  );
  const { widths, whole } = fitColumns(columns, wanted, room - ends.before - ends.after, ends.after === 0);
  const minWidth = widths.reduce((sum, width) => sum + width, ends.before + ends.after);
  const sides = new Set(columns.map((column) => column.pinned));
  const before = sides.has('left') ? ends.before : 0; // the boxes stick with the first pinned column
  const pinned =
    sides.has('left') || sides.has('right')
      ? pinOffsets(columns, widths, { before, after: ends.after }, room)
      : undefined;
  const style: CSSProperties = { minWidth, ...pinned };
  return {
    widths,
    /** So many columns are out of sight beyond the edge. */
    beyond: room > 0 ? columns.length - whole : 0,
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
