import type { CallSpec } from './call';
import type { Field, FieldOptions, Fields } from './field';

/**
 * Options that several field types have by one name, for code that does not know the type: a schema gives them, the
 * type says what they mean. What only one type has is asked of the type itself (`type.codes`, `type.choices`).
 */
interface TypeOptions extends FieldOptions {
  /** Codes, and where their words are shared. */
  readonly values?: readonly unknown[];
  readonly shared?: string;
  readonly tones?: Readonly<Record<string, unknown>>;
  /** The resource whose records are referred to; the property its name is read from. */
  readonly target?: string;
  readonly textFrom?: string;
  /** Of a reference: the field with the record that those records stand below. */
  readonly of?: string;
  /** Fields inside: rows, a group. */
  readonly fields?: Fields;
  /** Its rows are the records that are acted on. */
  readonly ofRecords?: boolean;
  readonly sameRows?: boolean;
  readonly within?: string;
  readonly below?: string;
  readonly fill?: { readonly by: string };
  readonly unit?: string;
  readonly measure?: { readonly unit: string };
  /** Where a computed value stands in its column. */
  readonly align?: string;
  /** The rows of a list add up in it. */
  readonly sum?: boolean;
  readonly multiline?: boolean;
  /** It begins with the first that is offered. */
  readonly first?: boolean;
  /** A day with its time. */
  readonly time?: boolean;
  /** Field whose record says the zone. */
  readonly zoneFrom?: string;
  /** How it stands in one cell of a sheet. */
  readonly cell?: unknown;
  readonly call?: CallSpec;
  readonly at?: string;
  readonly samples?: readonly unknown[];
  /** How a number is made: `WT-{date}-{n}`. */
  readonly pattern?: string;
}

/** The resource that a field refers to; '' for none. */
export const targetOf = (field: Pick<Field, 'options'> | undefined): string =>
  (field && typeOptions(field).target) ?? '';

/**
 * The options of a field whose type is not known here.
 *
 * @example typeOptions(reference('iot/device')).target // 'iot/device'
 * @public
 */
export function typeOptions({ options }: Pick<Field, 'options'>): TypeOptions {
  return options;
}
