import type { FieldParts } from '@/schema';
import { byType } from './byType';
import { lateCell } from './lateCell';
import { TextCell } from './TextCell';
import type { AnyCell } from './views';

/** A field type, as far as it says what draws it. */
export interface DrawnType {
  readonly name: string;
  readonly parts?: FieldParts;
}

// types of a later room stand in its folder `fields`
const CELLS = byType(
  import.meta.glob<AnyCell>(['./*/Cell.tsx', '../*/fields/*/Cell.tsx'], { eager: true, import: 'default' }),
);
const LATE = byType(
  import.meta.glob<{ readonly default: AnyCell }>(['./*/LateCell.tsx', '../*/fields/*/LateCell.tsx']),
);
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
  const load = parts?.cell ?? LATE.get(name);
  return CELLS.get(name) ?? (load && cellLater(load));
}

/**
 * The table cell of a field type; a type without one shows its words on one line.
 *
 * @example const Cell = cellOf(field.type);
 * @public
 */
export function cellOf(type: DrawnType): AnyCell {
  return ownCell(type) ?? TextCell;
}
