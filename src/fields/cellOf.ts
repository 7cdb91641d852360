import { TextCell } from './TextCell';
import type { AnyCell } from './views';

const CELLS = import.meta.glob<AnyCell>('./*/Cell.tsx', { eager: true, import: 'default' });

/** The cell of a field type, when it has one of its own. */
export function ownCell(kindName: string): AnyCell | undefined {
  return CELLS[`./${kindName}/Cell.tsx`];
}

/** The table cell of a field type; a type without one shows its words on one line. */
export function cellOf(kindName: string): AnyCell {
  return ownCell(kindName) ?? TextCell;
}
