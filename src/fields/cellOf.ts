import { lateCell } from './lateCell';
import { TextCell } from './TextCell';
import type { AnyCell } from './views';

const CELLS = import.meta.glob<AnyCell>('./*/Cell.tsx', { eager: true, import: 'default' });
const LATE = import.meta.glob<{ readonly default: AnyCell }>('./*/LateCell.tsx');
const known = new Map<string, AnyCell>();

/**
 * The cell of a field type, when it has one of its own: at hand (`Cell.tsx`), or loaded when a list first has it
 * (`LateCell.tsx`).
 */
export function ownCell(typeName: string): AnyCell | undefined {
  const cell = CELLS[`./${typeName}/Cell.tsx`] ?? known.get(typeName);
  const load = LATE[`./${typeName}/LateCell.tsx`];
  if (cell || !load) return cell;
  const late = lateCell(load);
  known.set(typeName, late);
  return late;
}

/** The table cell of a field type; a type without one shows its words on one line. */
export function cellOf(typeName: string): AnyCell {
  return ownCell(typeName) ?? TextCell;
}
