import {
  defineField,
  rules,
  type Exact,
  type Field,
  type FieldOptions,
  type IsRequired,
  type FieldType,
} from '@/schema';

/** What `password({ … })` may be told. @public */
export interface PasswordOptions extends FieldOptions {
  /** A secret of another system (a device, a broker): any text up to this length instead of the password rule. */
  readonly max?: number;
}

/** The type behind `password()`, for parts that draw its values: `defineCell`, `defineInput`. @public */
export const passwordType: FieldType<string, PasswordOptions> = {
  name: 'password',
  inputWidth: () => 'name',
  traits: { unordered: true },
  sealed: true,
  decode: () => null, // never read back, whatever the wire says
  encode: (value) => value,
  rules: ({ max }) => [max === undefined ? rules.password : rules.maxLength(max)],
  sample: (seed) => `Secret${100 + (Math.abs(Math.trunc(seed)) % 900)}`,
  text: () => '',
};

/**
 * A password, sent sealed and never shown.
 *
 * @example password({ required: true, createOnly: true })
 * @public
 */
export function password<const O extends PasswordOptions = object>(
  options?: Exact<O, PasswordOptions>,
): Field<string, IsRequired<O>, PasswordOptions> {
  return defineField(passwordType, (options ?? {}) as O);
}
