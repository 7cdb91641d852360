import { defineField, type CallSpec, type Exact, type Field, type FieldType, type IsRequired } from '@/schema';
import { codeText, descText } from '../enumeration/codeDesc';
import type { OptionsOptions } from '../options/type';

/** What `optionsMany({ … })` may be told. @public */
export interface OptionsManyOptions extends Omit<OptionsOptions, 'default'> {
  /** Value of an untouched create form. */
  readonly default?: readonly string[];
}

/**
 * Codes of a list, of a comma-joined text, or of one code or object; each once. Nothing on the wire is `null`.
 *
 * @example readCodes('a,b,a') // ['a', 'b']
 * @public
 */
export function readCodes(wire: unknown): string[] | null {
  if (wire === null || wire === undefined) return null;
  const list: readonly unknown[] = Array.isArray(wire) ? wire : typeof wire === 'string' ? wire.split(',') : [wire];
  return [...new Set(list.map(codeText).filter((one) => one !== null))];
}

/**
 * The words the wire carries: of each code, or of all of them beside it; undefined where it carries none.
 *
 * @example wordsBeside({ models: ['1'], modelsDesc: 'HX-5' }, 'models') // 'HX-5'
 * @public
 */
export function wordsBeside(row: Readonly<Record<string, unknown>>, name: string): string | undefined {
  const own = row[name];
  const words = Array.isArray(own) ? own.map(descText) : [];
  if (words.length > 0 && words.every((one) => one !== undefined)) return words.join(', ');
  const beside = row[`${name}Desc`] ?? row[name.replace(/Ids$/, 'Names')];
  return typeof beside === 'string' && beside !== '' && beside !== own ? beside : undefined;
}

/** The type behind `optionsMany()`, for parts that draw its values: `defineCell`, `defineInput`. @public */
export const optionsManyType: FieldType<string[], OptionsManyOptions> = {
  name: 'optionsMany',
  label: wordsBeside,
  decode: readCodes,
  encode: (value) => value,
  filter: (value, name) => ({ [name]: Array.isArray(value) ? value.join(',') : value }),
  rules: () => [],
  sample: (seed, { samples = ['1', '2', '3'] }) => {
    const from = Math.abs(Math.trunc(seed)) % samples.length;
    return [...samples, ...samples].slice(from, from + Math.min(samples.length, 1 + (from % 2)));
  },
  text: (value, _, { enumText }) => value.map((one) => enumText?.(one) ?? one).join(', '),
};

/**
 * Several codes of a list the server answers.
 *
 * @example optionsMany('POST models', { within: 'brandId' })
 * @public
 */
export function optionsMany<const O extends Omit<OptionsManyOptions, 'call'> = object>(
  call: CallSpec,
  settings?: Exact<O, Omit<OptionsManyOptions, 'call'>>,
): Field<string[], IsRequired<O>, OptionsManyOptions> {
  return defineField(optionsManyType, { ...((settings ?? {}) as O), call });
}
