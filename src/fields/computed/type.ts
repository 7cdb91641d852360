import { defineField, type Field, type FieldOptions, type FieldType } from '@/schema';

type Values = Readonly<Record<string, unknown>>;

/** What `computed({ … })` may be told. @public */
export interface ComputedOptions extends FieldOptions {
  /**
   * The text of a decoded record.
   *
   * @example computed((record) => `${record.name} (${record.code})`)
   */
  readonly of: (record: Values) => string | null;
}

/** The type behind `computed()`, for parts that draw its values: `defineCell`, `defineInput`. @public */
export const computedType: FieldType<string, ComputedOptions> = {
  name: 'computed',
  traits: { copied: true, unordered: true },
  decode: () => null,
  derive: (record, { of }) => {
    try {
      return of(record) || null;
    } catch {
      return null; // an unexpected record must not take the table with it
    }
  },
  encode: () => undefined,
  write: () => ({}),
  rules: () => [],
  sample: () => '',
  text: (value) => value,
};

/**
 * A text made of the other fields, shown and never sent. `null`, '' and an error of the function are nothing.
 *
 * @example computed(({ first, last }) => [first, last].filter(Boolean).join(' '))
 * @public
 */
export function computed(
  of: (record: Values) => string | null,
  options: Omit<FieldOptions, 'required'> = {},
): Field<string, false, ComputedOptions> {
  return defineField(computedType, { sortable: false, ...options, readOnly: true, required: false, of });
}
