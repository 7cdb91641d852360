import {
  defineField,
  rule,
  type Exact,
  type Field,
  type FieldOptions,
  type FieldType,
  type IsRequired,
} from '@/schema';
import { descText } from '../enumeration/codeDesc';
import { readCode } from '../enumeration/readCode';
import type { Code, EnumerationOptions } from '../enumeration/type';

/** Options of an enumeration, and how many of its codes. @public */
export interface CodesOptions<V extends Code = Code>
  extends FieldOptions, Pick<EnumerationOptions<V>, 'values' | 'tones' | 'codeAliases' | 'shared' | 'adds' | 'at'> {
  /** Most that may be chosen; more is refused with 'max select N' (spec 03 §5). */
  readonly max?: number;
  /** Sent as one text with this between the codes. Default: a list. Both are read. */
  readonly join?: ',' | ';' | '|';
  /** Value of an untouched create form. */
  readonly default?: readonly V[];
}

/** What a schema file may say about it besides its codes. @public */
export type CodesSettings<V extends Code> = Omit<CodesOptions<V>, 'values'>;

const parts = (wire: unknown): readonly unknown[] => (typeof wire === 'string' ? wire.split(/[,;|，；、]/) : [wire]);
/**
 * The codes of a wire. In a list each stands alone, whatever signs it has; where the wire joins them, what joins them
 * is in none.
 */
function listOf(wire: unknown, join: string | undefined): readonly unknown[] {
  if (!Array.isArray(wire)) return parts(wire);
  return join === undefined ? wire : wire.flatMap(parts);
}

/** The type behind `codes()`, for parts that draw its values: `defineCell`, `defineInput`. @public */
export const codesType: FieldType<Code[], CodesOptions> = {
  name: 'codes',
  label: (row, name) => {
    const own = row[name];
    const words = Array.isArray(own) ? own.map(descText) : [];
    const beside = row[`${name}Desc`] ?? row[`${name}Name`];
    if (words.length > 0 && words.every((one) => one !== undefined)) return words.join(', ');
    return typeof beside === 'string' && beside !== '' ? beside : undefined;
  },
  codes: ({ values }) => values,
  decode: (wire, options) => {
    if (wire === null || wire === undefined) return null;
    return [
      ...new Set(
        listOf(wire, options.join)
          .map((one) => readCode(options, one))
          .filter((one) => one !== null),
      ),
    ];
  },
  encode: (value, { join }) => (join === undefined ? value : value.join(join)),
  filter: (value, name, { join = ',' }) => ({ [name]: Array.isArray(value) ? value.join(join) : value }),
  rules: ({ values, max, adds }) => [
    ...(adds === undefined
      ? [rule('oneOf', (value) => Array.isArray(value) && value.every((one) => values.some((own) => own === one)))]
      : []),
    ...(max === undefined ? [] : [rule('maxSelect', (value) => Array.isArray(value) && value.length <= max, { max })]),
  ],
  sample: (seed, { values, max = 2 }) => {
    const from = Math.abs(Math.trunc(seed)) % values.length;
    return [...values, ...values].slice(from, from + Math.min(max, values.length, 1 + (from % 2)));
  },
  text: (value, _, { enumText }) => value.map((one) => enumText?.(String(one)) ?? String(one)).join(', '),
};

/**
 * Several codes of a list. Words as those of an enumeration: `resources.<name>.enums.<field>.<code>`, or
 * `enums.<shared>.<code>`.
 *
 * @example codes(['roof', 'storage', 'yard'], { max: 2, join: ',' })
 * @public
 */
export function codes<const V extends Code, const O extends CodesSettings<NoInfer<V>> = object>(
  values: readonly V[],
  options?: Exact<O, CodesSettings<NoInfer<V>>>,
): Field<V[], IsRequired<O>, CodesOptions<V>> {
  // codes the schema does not name are told apart by `oneOf`
  const type = codesType as unknown as FieldType<V[], CodesOptions<V>>;
  return defineField(type, { ...((options ?? {}) as O), values });
}
