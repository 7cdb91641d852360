import type { TableColumn } from '../tableModel';
import { countOf, type Area, type Cell } from '@/widgets/internal';

/**
 * What of a row is selected, by column, and where the cursor is in it; -1 for nothing. Plain numbers: a row they do not
 * change for is not drawn again.
 */
export interface RowMark {
  readonly selectedFrom: number;
  readonly selectedTo: number;
  readonly cursor: number;
}

/** What is selected, and the cell of it that has the cursor. */
export interface Selection {
  readonly area: Area;
  readonly head: Cell;
}

/** The mark of a row. A selection of one cell is its cursor and nothing else. */
export function rowMark(selection: Selection | undefined, row: number): RowMark {
  if (!selection) return { selectedFrom: -1, selectedTo: -1, cursor: -1 };
  const { area, head } = selection;
  const isIn = row >= area.top && row <= area.bottom && countOf(area) > 1;
  return {
    selectedFrom: isIn ? area.left : -1,
    selectedTo: isIn ? area.right : -1,
    cursor: head.row === row ? head.column : -1,
  };
}

export const cellId = (id: string, row: number, column: number): string => `${id}-${row}-${column}`;

/** Id, place and looks of a cell: figures at the end, selected, with the cursor. */
export function cellProps(
  id: string,
  row: number,
  column: TableColumn,
  place: number,
  { selectedFrom, selectedTo, cursor }: RowMark,
) {
  const end = column.kind === 'figure' || (column.kind === 'field' && column.field.type.align === 'end');
  const isSelected = (place >= selectedFrom && place <= selectedTo) || place === cursor;
  const classes = [end && 'end', isSelected && selectedTo >= 0 && 'on', place === cursor && 'cursor'].filter(Boolean);
  return {
    id: cellId(id, row, place),
    'data-column': place,
    'aria-colindex': place + 1,
    'aria-selected': isSelected || undefined,
    className: classes.length > 0 ? classes.join(' ') : undefined,
  };
}
