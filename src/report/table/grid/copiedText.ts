import { type Area, tabText } from '@/widgets/internal';
import { shownTime, shownValue, type TableColumn, type TableModel } from '../tableModel';
import type { FigureRow } from '../../answer/readRows';

interface Copied {
  readonly model: TableModel;
  /** As they are on view: in their order. */
  readonly rows: readonly FigureRow[];
  readonly area: Area;
  /** What stands before the sums. */
  readonly totalLabel: string;
  wordsOf(row: FigureRow, column: Extract<TableColumn, { kind: 'field' }>): string;
}

/** A figure as programs read it, with the digits that are shown; nothing is ''. */
const plain = (value: number | null, decimals: number): string => (value === null ? '' : value.toFixed(decimals));

/**
 * What is selected as lines of cells with tabs between them, as spreadsheets take it. Figures have the digits that are
 * shown and no separators.
 */
export function copiedText({ model, rows, area, totalLabel, wordsOf }: Copied): string {
  const { top, bottom, left, right } = area;
  const columns = model.columns.slice(left, right + 1);
  const headOf = (column: TableColumn) =>
    column.kind === 'figure' && column.unit ? `${column.label} (${column.unit})` : column.label;
  const cellOf = (row: FigureRow, column: TableColumn) => {
    if (column.kind === 'time') return shownTime(row, model);
    return column.kind === 'figure'
      ? plain(shownValue(row.figures[column.name], column), column.decimals)
      : wordsOf(row, column);
  };
  const sumOf = (column: TableColumn, place: number) => {
    if (column.kind === 'figure' && column.name in (model.total?.figures ?? {}))
      return plain(shownValue(model.total?.figures[column.name], column), column.decimals);
    return left + place === 0 ? totalLabel : '';
  };
  const lines = [
    ...(top < 0 ? [columns.map(headOf)] : []),
    ...rows.slice(Math.max(0, top), bottom + 1).map((row) => columns.map((column) => cellOf(row, column))),
    ...(model.total && bottom >= rows.length ? [columns.map(sumOf)] : []),
  ];
  return tabText(lines);
}
