import type { FieldParts } from '@/schema';
import { lateCell } from './lateCell';
import { TextCell } from './TextCell';
import type { AnyCell } from './views';

/** A field type, as far as it says what draws it. */
export interface DrawnType {
  readonly name: string;
  readonly parts?: FieldParts;
}

const CELLS = import.meta.glob<AnyCell>('./*/Cell.tsx', { eager: true, import: 'default' });
const LATE = import.meta.glob<{ readonly default: AnyCell }>('./*/LateCell.tsx');
const known = new Map<() => Promise<{ readonly default: AnyCell }>, AnyCell>();

/** A cell that is loaded when a list first has it; the same for the same loader. */
export function cellLater(load: () => Promise<{ readonly default: AnyCell }>): AnyCell {
  const late = known.get(load) ?? lateCell(load);
  known.set(load, late);
  return late;
}

/**
 * The cell of a field type, when it has one of its own: at hand (`Cell.tsx`), or loaded when a list first has it
 * (`LateCell.tsx`, `parts.cell`).
 */
export function ownCell({ name, parts }: DrawnType): AnyCell | undefined {
  const load = parts?.cell ?? LATE[`./${name}/LateCell.tsx`];
  return CELLS[`./${name}/Cell.tsx`] ?? (load && cellLater(load));
}

/** The table cell of a field type; a type without one shows its words on one line. @public */
export function cellOf(type: DrawnType): AnyCell {
  return ownCell(type) ?? TextCell;
}
