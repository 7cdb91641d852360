/**
 * A rule a value keeps, known by name. Its message is `rules.<name>` in the locales, filled with
 * `args` and `field` (the field's label). The form, the import and the reference backend check the same rule.
 *
 * @public
 */
export interface Rule {
  readonly name: string;
  readonly args?: Readonly<Record<string, string | number>>;
  /** Called with a value that is not empty; emptiness is what `required` is for. */
  passes(value: unknown): boolean;
}

/** Why a value was refused: `rules.<rule>` with `args`, or a text of the server. @public */
export interface ValidationError {
  readonly rule: string;
  readonly args?: Readonly<Record<string, string | number>>;
  /** A text of the server, shown as it is. */
  readonly text?: string;
}

/**
 * A rule from a name and a check; `args` fill the message.
 *
 * @example rule('even', (value) => typeof value !== 'number' || value % 2 === 0)
 * @public
 */
export function rule(
  name: string,
  passes: (value: unknown) => boolean,
  args?: Readonly<Record<string, string | number>>,
): Rule {
  return args ? { name, passes, args } : { name, passes };
}

/**
 * A rule that a text matches a pattern. Patterns are constants of the code, never a user's.
 *
 * @example pattern('plate', /^[A-Z]{2}-\d{4}$/)
 * @public
 */
export function pattern(name: string, expression: RegExp, args?: Readonly<Record<string, string | number>>): Rule {
  const tested = new RegExp(expression); // one that does not compile is told where it is written
  return rule(
    name,
    // searched: with `g` a test would go on where the last one ended
    (value) => (typeof value === 'string' || typeof value === 'number') && String(value).search(tested) >= 0,
    args,
  );
}
