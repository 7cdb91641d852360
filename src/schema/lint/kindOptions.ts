import type { Field, FieldOptions, Fields } from '../field';

/** Options some kinds have, by the names the framework's own kinds use: codes, targets, fields inside. */
export interface KindOptions extends FieldOptions {
  readonly values?: readonly unknown[];
  readonly shared?: string;
  readonly target?: string;
  readonly fields?: Fields;
  readonly within?: string;
}

/** The options of a field whose kind is not known here. */
export function kindOptions(field: Field): KindOptions {
  return field.options;
}
