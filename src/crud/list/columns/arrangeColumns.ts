import type { Column } from '@/schema';
import type { PinSide } from '@/widgets/internal';
import type { ColumnLayout } from './ColumnLayout';

/** A column where a person put it. */
export interface ArrangedColumn extends Column {
  readonly shown: boolean;
  readonly pinned?: PinSide;
  /** A person gave it its width. */
  readonly resized?: boolean;
}

const own = <T>(object: Readonly<Record<string, T>>, key: string): T | undefined =>
  Object.hasOwn(object, key) ? object[key] : undefined;

/** Fields in the wanted order; one that is not in it follows the one before it in the schema. */
function ordered(columns: readonly Column[], order: readonly string[]): readonly Column[] {
  if (order.length === 0) return columns;
  const known = new Map(columns.map((column) => [column.field, column]));
  const placed = order.flatMap((field) => known.get(field) ?? []);
  for (const [index, column] of columns.entries()) {
    if (placed.includes(column)) continue;
    const before = columns[index - 1];
    placed.splice(before ? placed.indexOf(before) + 1 : 0, 0, column);
  }
  return placed;
}

const GROUP = { left: 0, none: 1, right: 2 } as const;

/** All columns of a schema as a person arranged them: pinned ones at their sides, at least one shown. */
export function arrangeColumns(columns: readonly Column[], layout: ColumnLayout): readonly ArrangedColumn[] {
  const [known, hidden] = [new Set(layout.order), new Set(layout.hidden)];
  const arranged = ordered(columns, layout.order).map((column): ArrangedColumn => {
    const { field } = column;
    const [pinned, width] = [own(layout.pinned, field), own(layout.widths, field)];
    const shown = !hidden.has(field) && (known.has(field) || !column.hidden);
    return { ...column, shown, ...(pinned && { pinned }), ...(width !== undefined && { width, resized: true }) };
  });
  const grouped = arranged.toSorted((a, b) => GROUP[a.pinned ?? 'none'] - GROUP[b.pinned ?? 'none']);
  if (grouped.some(({ shown }) => shown)) return grouped;
  // a table of nothing helps nobody
  return grouped.map((column, index) => (index === 0 ? { ...column, shown: true } : column));
}
