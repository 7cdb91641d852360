import { sameValue } from '../sameValue';
import type { Values } from '../useFormState';

/** What two people made of one record. */
export interface Merged {
  /** Mine, with what only the other one changed. */
  readonly values: Values;
  /** Fields that both changed, each to something else. */
  readonly clashes: readonly string[];
}

/**
 * Brings a form together with what somebody else saved since it opened. An edit call is sent the whole record, so that
 * without this the later save would undo the earlier one.
 *
 * @param names the fields the form sends
 * @param before the record the form opened with
 * @param theirs as the server has it now
 */
export function mergeRecord(names: readonly string[], before: Values, theirs: Values, mine: Values): Merged {
  const changed = names.filter((name) => !sameValue(before[name], theirs[name]));
  const clashes = changed.filter(
    (name) => !sameValue(before[name], mine[name]) && !sameValue(theirs[name], mine[name]),
  );
  const taken = changed.filter((name) => !clashes.includes(name)).map((name) => [name, theirs[name]] as const);
  return { values: { ...mine, ...Object.fromEntries(taken) }, clashes };
}
