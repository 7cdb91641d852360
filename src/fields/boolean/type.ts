import { defineField, type Exact, type Field, type FieldOptions, type IsRequired, type FieldType } from '@/schema';
import { spoken } from '@/schema/internal';

/** What `boolean({ … })` may be told. @public */
export interface BooleanOptions extends FieldOptions {
  /** What is sent: `true` or `1`. Both, and their texts, are read. Default `'boolean'`. */
  readonly wireAs?: 'boolean' | 'number';
  /** Value of an untouched create form. */
  readonly default?: boolean;
}

const YES = new Set(['1', 'true', 'yes', 'y', 'on']);
const NO = new Set(['0', 'false', 'no', 'n', 'off']);
const WORDS: Readonly<Record<string, readonly [no: string, yes: string]>> = {
  en: ['No', 'Yes'],
  zh: ['否', '是'],
  de: ['Nein', 'Ja'],
};

function readBoolean(wire: unknown): boolean | null {
  const plain = typeof wire === 'object' && wire !== null && 'code' in wire ? wire.code : wire;
  if (typeof plain !== 'boolean' && typeof plain !== 'number' && typeof plain !== 'string') return null;
  const word = String(plain).trim().toLowerCase();
  return YES.has(word) ? true : NO.has(word) ? false : null;
}

/**
 * 'Yes' or 'No' in a language.
 *
 * @example booleanWord(true, 'zh') // '是'
 * @public
 */
export const booleanWord = (value: boolean, locale: string): string =>
  spoken(WORDS, locale)?.[value ? 1 : 0] ?? String(value);

/** The type behind `boolean()`, for parts that draw its values: `defineCell`, `defineInput`. @public */
export const booleanType: FieldType<boolean, BooleanOptions> = {
  name: 'boolean',
  traits: { atOnce: true, unordered: true },
  sortable: true,
  codes: () => [true, false],
  decode: readBoolean,
  encode: (value, { wireAs }) => (wireAs === 'number' ? Number(value) : value),
  rules: () => [],
  sample: (seed) => seed % 2 === 0,
  text: (value, _, { locale, enumText }) => enumText?.(String(value)) ?? booleanWord(value, locale),
};

/**
 * Yes or no. Own words: `resources.<name>.enums.<field>.true | false`.
 *
 * @example boolean({ wireAs: 'number', default: true })
 * @public
 */
export function boolean<const O extends BooleanOptions = object>(
  options?: Exact<O, BooleanOptions>,
): Field<boolean, IsRequired<O>, BooleanOptions> {
  return defineField(booleanType, (options ?? {}) as O);
}
