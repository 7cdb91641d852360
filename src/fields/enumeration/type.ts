import {
  defineField,
  rule,
  type CallSpec,
  type Exact,
  type Field,
  type FieldOptions,
  type IsRequired,
  type FieldType,
  type Tone,
} from '@/schema';
import { descText } from './codeDesc';
import { readCode } from './readCode';

/** One code of an enumeration, with tone or icon. @public */
export type Code = string | number;

/** What `enumeration({ … })` may be told. @public */
export interface EnumerationOptions<V extends Code = Code> extends FieldOptions {
  /**
   * Every code, in the order they are offered.
   *
   * @example enumeration([0, 1, 2])
   */
  readonly values: readonly V[];
  /** How a code feels: decides color and shape of its tag. */
  readonly tones?: { readonly [K in V]?: Tone };
  /** Other words the wire may use for a code: `{ enabled: 1 }`. */
  readonly codeAliases?: Readonly<Record<string, V>>;
  /** What codes are called where the texts say nothing: those of a field that the cloud describes. */
  readonly words?: { readonly [K in V]?: string };
  /** Name of an enum many resources share: its words are `enums.<shared>.<code>`. */
  readonly shared?: string;
  /**
   * A call that answers which codes are offered, and in which order: `[{code, desc}]`. Until it has, and where it
   * fails, all of them are.
   */
  readonly call?: CallSpec;
  /**
   * A call that answers codes the cloud has besides: `[{code, desc}]`. They are offered after the declared ones, by its
   * words, and taken.
   */
  readonly adds?: CallSpec;
  /** Name of the list in the answer, when it is an object of lists: `'depotType'`. */
  readonly at?: string;
  /** Value of an untouched create form. */
  readonly default?: V;
}

/** What a schema file may say about an enum besides its codes. @public */
export type EnumerationSettings<V extends Code> = Omit<EnumerationOptions<V>, 'values'>;

/** The type behind `enumeration()`, for parts that draw its values: `defineCell`, `defineInput`. @public */
export const enumerationType: FieldType<Code, EnumerationOptions> = {
  name: 'enumeration',
  inputWidth: () => 'choice',
  traits: { atOnce: true, several: true },
  sortable: true,
  label: (row, name) => {
    const beside = row[`${name}Desc`] ?? row[`${name}Name`];
    return descText(row[name]) ?? (typeof beside === 'string' && beside !== '' ? beside : undefined);
  },
  codes: ({ values }) => values,
  decode: (wire, options) => readCode(options, wire),
  encode: (value) => value,
  filter: (value, name) => ({ [name]: value }),
  rules: ({ values, adds }) =>
    adds === undefined ? [rule('oneOf', (value) => values.some((one) => one === value))] : [],
  sample: (seed, { values }) => values[Math.abs(Math.trunc(seed)) % values.length] ?? '',
  text: (value, _, { enumText }) => enumText?.(String(value)) ?? String(value),
};

/**
 * One code of a list. Words: `resources.<name>.enums.<field>.<code>`, or `enums.<shared>.<code>`. An unknown code of
 * the wire survives as text and is shown by its `desc`; only a form refuses it, unless the cloud may add codes
 * (`adds`).
 *
 * @example enumeration([1, 0, 2], { tones: { 1: 'success' }, codeAliases: { enabled: 1 } })
 * @public
 */
export function enumeration<const V extends Code, const O extends EnumerationSettings<NoInfer<V>> = object>(
  values: readonly V[],
  options?: Exact<O, EnumerationSettings<NoInfer<V>>>,
): Field<V, IsRequired<O>, EnumerationOptions<V>> {
  // codes the schema does not name are told apart by `oneOf`
  const type = enumerationType as unknown as FieldType<V, EnumerationOptions<V>>;
  return defineField(type, { ...((options ?? {}) as O), values });
}
