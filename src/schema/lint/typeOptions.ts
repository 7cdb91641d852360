import type { Field, FieldOptions, Fields } from '../field';

/** Options some field types have, by the names the framework's own use: codes, targets, fields inside. */
export interface KindOptions extends FieldOptions {
  readonly values?: readonly unknown[];
  readonly shared?: string;
  readonly target?: string;
  readonly fields?: Fields;
  readonly within?: string;
  readonly below?: string;
  readonly fill?: { readonly by: string };
}

/** The options of a field whose type is not known here. */
export function typeOptions(field: Field): KindOptions {
  return field.options;
}
