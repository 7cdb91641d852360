import type { Doc } from '../store/store';

/** What is known when a transition is made. */
export interface SetGiven {
  /** The record as it was. */
  readonly row: Doc;
  /** What the form said, by field. */
  readonly values: Readonly<Record<string, unknown>>;
  /** Now on the clock of the record. */
  readonly now: string;
  readonly userId: string;
}

/** What a transition writes into a property besides its form, by wire name. */
export type Sets = Readonly<Record<string, (given: SetGiven) => unknown>>;

/** The moment it is made. */
export const atNow = ({ now }: SetGiven): unknown => now;
export const byUser = ({ userId }: SetGiven): unknown => userId;
export const nothing = (): unknown => null;
/** What the form says: `rejectReason: formValue('opinion')`. */
export const formValue =
  (name: string) =>
  ({ values }: SetGiven): unknown =>
    values[name] ?? null;
/** What the record says elsewhere: `planEnd: ofRecord('extendTo')`. */
export const ofRecord =
  (name: string) =>
  ({ row }: SetGiven): unknown =>
    row[name] ?? null;

/** A record with what a transition sets; the backend and its seeds make it alike. */
export function withSets(row: Doc, sets: Sets | undefined, given: SetGiven): Doc {
  return {
    ...row,
    ...Object.fromEntries(Object.entries(sets ?? {}).map(([wire, set]) => [wire, set(given)])),
    id: row.id,
  };
}
