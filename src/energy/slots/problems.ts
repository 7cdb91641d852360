import type { ValidationError, Rule } from '@/schema';
import type { Cell, Figure, Figures } from './figures';

/** A cell that is checked, with what stands beside it. */
export interface CheckedCell extends Cell {
  readonly value: number;
  readonly figures: Figures;
}

/**
 * What must hold in the cells. The same is checked wherever the figures are sent from: a form, an import, the backend.
 */
export interface CellRules {
  /** Of every figure by itself: bounds, decimals. */
  readonly rules?: readonly Rule[];
  /** Every cell must have a figure. */
  readonly complete?: boolean;
  /** `rising`: no figure is below the one before it in its row, as prices of steps; `falling` the other way round. */
  readonly order?: 'rising' | 'falling';
  /** Anything else, cell by cell. */
  check?(cell: CheckedCell): ValidationError | undefined;
}

export interface Problem extends Cell {
  readonly error: ValidationError;
}

function disordered(row: readonly Figure[], slot: number, order: CellRules['order']): ValidationError | undefined {
  const value = row[slot];
  const before = row.slice(0, slot).findLast((one) => one !== null);
  if (!order || typeof value !== 'number' || typeof before !== 'number') return undefined;
  const wrong = order === 'rising' ? value < before : value > before;
  return wrong ? { rule: `slot${order === 'rising' ? 'Rising' : 'Falling'}`, args: { before } } : undefined;
}

/** What is wrong with one cell; undefined for nothing. */
export function problemOf(
  figures: Figures,
  cell: Cell,
  { rules = [], complete, order, check }: CellRules,
): ValidationError | undefined {
  const row = figures[cell.row] ?? [];
  const value = row[cell.column] ?? null;
  if (value === null) return complete ? { rule: 'slotEmpty' } : undefined;
  const broken = rules.find((rule) => !rule.passes(value));
  if (broken) return { rule: broken.name, ...(broken.args && { args: broken.args }) };
  return disordered(row, cell.column, order) ?? check?.({ ...cell, value, figures });
}

/** Everything that is wrong, in the order of reading. Cells nobody may change are not judged. */
export function problemsOf(
  figures: Figures,
  rules: CellRules,
  isLocked: (cell: Cell) => boolean = () => false,
): Problem[] {
  return figures.flatMap((values, row) =>
    values.flatMap((_, column) => {
      const error = isLocked({ row, column }) ? undefined : problemOf(figures, { row, column }, rules);
      return error ? [{ row, column, error }] : [];
    }),
  );
}
