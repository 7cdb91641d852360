import type { AnyValues } from '../condition';

/** How a figure of a record was computed. Made by `trace`. @public */
export interface Trace {
  /** Field that holds the figure. What is no field is told beside them: `resources.<name>.fields.<of>`. */
  readonly of: string;
  /** Its formula in words: `resources.<name>.formulas.<formula>`. Default: `of`. */
  readonly formula: string;
  /** Fields it is computed from, shown with their values. */
  readonly inputs: readonly string[];
  /**
   * Computes it once more; `null` where an input is missing.
   *
   * @example trace('amount', ['fee', 'penalty'], (fee, penalty) => fee - penalty)
   */
  readonly value: (record: AnyValues) => number | null;
}

/**
 * How a figure is computed from numbers of its record, given in the order of `inputs`. It is `null` where one of them
 * is not a number. `formula` is the key of its words; default: the name of the figure.
 *
 * @example traces: [trace('amount', ['fee', 'penalty'], (fee = 0, penalty = 0) => fee - penalty)]
 * @public
 */
export function trace(
  of: string,
  inputs: readonly string[],
  make: (...values: number[]) => number | null,
  formula = of,
): Trace {
  const value = (record: AnyValues) => {
    const values = inputs.map((name) => record[name]);
    return values.every((one) => typeof one === 'number') ? make(...values) : null;
  };
  return { of, formula, inputs, value };
}
