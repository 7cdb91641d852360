import type { ValidationError, SheetCell } from '@/schema';
import type { Change, RowKind } from '../keyed/changeOf';

type ValidationErrors = Readonly<Record<string, ValidationError>>;

/** What became of a row that was sent: `verified` waits for the confirmation, of `unclear` nobody knows. */
export type Sent = 'sending' | 'verified' | 'done' | 'unclear';

/**
 * Where a row stands: `failed` breaks a rule here, `refused` was not taken by the server, of `same` the record says all
 * of it already.
 */
export type RowState = 'ready' | 'failed' | 'refused' | 'same' | Sent;

/** One row of the sheet on its way to be a record. */
export interface ImportRow {
  readonly key: number;
  /** Line in the file, counted from 1. */
  readonly line: number;
  /** As the sheet has them, or as a person corrected them, by field. */
  readonly cells: Readonly<Record<string, SheetCell>>;
  /** What the cells mean, by field. */
  readonly values: Readonly<Record<string, unknown>>;
  /** What is wrong with it by the schema's own rules, by field; '' is the row as a whole. */
  readonly problems: ValidationErrors;
  readonly said: ValidationErrors;
  readonly sent?: Sent | undefined;
  /** What it does, where the import has a key. */
  readonly kind?: RowKind | undefined;
  /** What it says of the record it names. */
  readonly change?: Change | undefined;
}

const isEmpty = (validationErrors: ValidationErrors): boolean => Object.keys(validationErrors).length === 0;

export function stateOf({ sent, problems, said, kind }: ImportRow): RowState {
  if (sent) return sent;
  if (!isEmpty(problems)) return 'failed';
  if (kind === 'same') return 'same';
  return isEmpty(said) ? 'ready' : 'refused';
}

/** How many rows do what. */
export type KindCounts = Readonly<Record<RowKind, number>>;

/** What the rows in one of these states do; undefined where the import has no key. */
export function kindsOf(rows: readonly ImportRow[], isCounted: (state: RowState) => boolean): KindCounts | undefined {
  if (!rows.some(({ kind }) => kind)) return undefined;
  const counts = { created: 0, changed: 0, same: 0 };
  for (const row of rows) if (row.kind && isCounted(stateOf(row))) counts[row.kind] += 1;
  return counts;
}

/** Everything said against a row, by field. */
export function validationErrorsOf({ problems, said }: ImportRow): ValidationErrors {
  return { ...said, ...problems };
}
