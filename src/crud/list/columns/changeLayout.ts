import type { Column } from '@/schema';
import type { PinSide } from '@/widgets/internal';
import { arrangeColumns, type ArrangedColumn } from './arrangeColumns';
import { saneWidth, type ColumnLayout } from './ColumnLayout';

const without = <T>(object: Readonly<Record<string, T>>, gone: string): Record<string, T> =>
  Object.fromEntries(Object.entries(object).filter(([field]) => field !== gone));

/** The layout with its order and what is hidden said in full, so that one change leaves all else as it looks now. */
function inFull(layout: ColumnLayout, arranged: readonly ArrangedColumn[]): ColumnLayout {
  return {
    ...layout,
    order: arranged.map(({ field }) => field),
    hidden: arranged.filter(({ shown }) => !shown).map(({ field }) => field),
  };
}

/** Shows a hidden column, hides a shown one; the last one stays. */
export function toggleColumn(columns: readonly Column[], layout: ColumnLayout, field: string): ColumnLayout {
  const arranged = arrangeColumns(columns, layout);
  const full = inFull(layout, arranged);
  if (full.hidden.includes(field)) return { ...full, hidden: full.hidden.filter((one) => one !== field) };
  const shown = arranged.filter((one) => one.shown);
  return shown.length === 1 ? layout : { ...full, hidden: [...full.hidden, field] };
}

/** Gives a column a width in px; undefined: the schema's again. */
export function resizeColumn(layout: ColumnLayout, field: string, width: number | undefined): ColumnLayout {
  const rest = without(layout.widths, field);
  return { ...layout, widths: width === undefined ? rest : { ...rest, [field]: saneWidth(width) } };
}

/** Keeps a column at a side; undefined: lets it go. */
export function pinColumn(layout: ColumnLayout, field: string, side: PinSide | undefined): ColumnLayout {
  const rest = without(layout.pinned, field);
  return { ...layout, pinned: side ? { ...rest, [field]: side } : rest };
}

/** Puts a column before or after another one; it is pinned as that one is. */
export function moveColumn(
  columns: readonly Column[],
  layout: ColumnLayout,
  field: string,
  place: 'before' | 'after',
  target: string,
): ColumnLayout {
  const arranged = arrangeColumns(columns, layout);
  const aim = arranged.find((one) => one.field === target);
  if (!aim || field === target) return layout;
  const full = inFull(layout, arranged);
  const order = full.order.filter((one) => one !== field);
  order.splice(order.indexOf(target) + (place === 'after' ? 1 : 0), 0, field);
  return pinColumn({ ...full, order }, field, aim.pinned);
}

/** The column one step away that can change places with this one: in the same pinned group. Undefined at its end. */
export function neighbour(arranged: readonly ArrangedColumn[], field: string, step: -1 | 1): string | undefined {
  const at = arranged.findIndex((one) => one.field === field);
  const [here, next] = [arranged[at], arranged[at + step]];
  return here && next && here.pinned === next.pinned ? next.field : undefined;
}
