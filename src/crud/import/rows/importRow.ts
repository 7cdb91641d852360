import type { ValidationError, SheetCell } from '@/schema';

type ValidationErrors = Readonly<Record<string, ValidationError>>;

/** What became of a row that was sent: `verified` waits for the confirmation, of `unclear` nobody knows. */
export type Sent = 'sending' | 'verified' | 'done' | 'unclear';

/** Where a row stands: `failed` breaks a rule here, `refused` was not taken by the server. */
export type RowState = 'ready' | 'failed' | 'refused' | Sent;

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
}

const isEmpty = (validationErrors: ValidationErrors): boolean => Object.keys(validationErrors).length === 0;

export function stateOf({ sent, problems, said }: ImportRow): RowState {
  if (sent) return sent;
  if (!isEmpty(problems)) return 'failed';
  return isEmpty(said) ? 'ready' : 'refused';
}

/** Everything said against a row, by field. */
export function validationErrorsOf({ problems, said }: ImportRow): ValidationErrors {
  return { ...said, ...problems };
}
