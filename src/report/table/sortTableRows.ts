import { isEmpty } from '@/schema';
import { wordOrder } from '@/schema/internal';
import type { FigureRow } from '../answer/readRows';
import type { TableColumn } from './tableModel';

export interface TableSort {
  readonly column: string;
  readonly order: 'asc' | 'desc';
}

/** What a row is ordered by; null for nothing. */
function valueOf(row: FigureRow, column: TableColumn): number | string | null {
  if (column.kind === 'figure') return row.figures[column.name] ?? null;
  if (column.kind === 'time') return row.at ?? (row.time || null);
  const value = row.record[column.name];
  if (isEmpty(value)) return null;
  if (typeof value === 'number') return value;
  return row.record.$texts?.[column.name] ?? (typeof value === 'object' ? JSON.stringify(value) : String(value));
}

/** Rows in another order; nothing is last in both directions. Without a column, as they came. */
export function sortTableRows(
  rows: readonly FigureRow[],
  columns: readonly TableColumn[],
  sort: TableSort | undefined,
): readonly FigureRow[] {
  const column = columns.find(({ name }) => name === sort?.column);
  if (!column || !sort) return rows;
  const words = wordOrder();
  const sign = sort.order === 'asc' ? 1 : -1;
  return rows
    .map((row) => ({ row, value: valueOf(row, column) }))
    .toSorted((one, other) => {
      if (one.value === null || other.value === null) return Number(one.value === null) - Number(other.value === null);
      return (
        sign *
        (typeof one.value === 'number' && typeof other.value === 'number'
          ? one.value - other.value
          : words.compare(String(one.value), String(other.value)))
      );
    })
    .map(({ row }) => row);
}

/** What pressing a heading does: up, down, as it came. Figures begin with the largest. */
export function nextSort(sort: TableSort | undefined, { name, kind }: TableColumn): TableSort | undefined {
  const [first, second] = kind === 'figure' ? (['desc', 'asc'] as const) : (['asc', 'desc'] as const);
  if (sort?.column !== name) return { column: name, order: first };
  return sort.order === first ? { column: name, order: second } : undefined;
}
