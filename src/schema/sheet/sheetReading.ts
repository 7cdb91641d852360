import type { ValidationError } from '../rule';

/** A cell as a value of its field, or why it is none. An empty cell is `null` and no problem. */
export interface SheetReading {
  readonly value: unknown;
  readonly problem?: ValidationError;
}

/** A cell that is no value of its field: the rule it breaks, with what it holds. */
export const refused = (
  rule: string,
  text: string,
  args?: Readonly<Record<string, string | number>>,
): SheetReading => ({
  value: null,
  problem: { rule, args: { text: text.slice(0, 60), ...args } },
});
