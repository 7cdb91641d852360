import {
  defineField,
  rule,
  type CallSpec,
  type Exact,
  type Field,
  type FieldOptions,
  type FieldType,
  type IsRequired,
  cleanText,
} from '@/schema';

/** What `tags({ … })` may be told. @public */
export interface TagsOptions extends FieldOptions {
  /**
   * Call that answers texts to choose from, relative to the resource's base: those that are in use. Others may be
   * typed.
   */
  readonly suggest?: CallSpec;
  /** Most tags. Default 20. */
  readonly max?: number;
  /** Longest tag in characters. Default 32. */
  readonly maxLength?: number;
  /** Sent as one text with this between the tags. Default: a list. Both are read. */
  readonly join?: ',';
  /** Tags the sample data uses. */
  readonly samples?: readonly string[];
  /** Value of an untouched create form. */
  readonly default?: readonly string[];
}

const SAMPLES = ['priority', 'spare part', 'warranty', 'rooftop', 'pilot'];

/**
 * Tags of what was typed or read: cleaned, none empty, each once, the first spelling kept. Commas separate them. What
 * is neither a text nor a list is `null`.
 *
 * @example readTags('Roof, roof;yard') // ['Roof', 'yard']
 * @public
 */
export function readTags(wire: unknown): string[] | null {
  const list: readonly unknown[] | null = Array.isArray(wire) ? wire : typeof wire === 'string' ? [wire] : null;
  if (!list) return null;
  const words = list
    .flatMap((one) => (typeof one === 'string' || Number.isFinite(one) ? String(one).split(/[,，;；\n]/) : []))
    .map((one) => cleanText(one).replace(/\s+/g, ' '))
    .filter((one) => one !== '');
  return words.filter((one, at) => words.findIndex((other) => other.toLowerCase() === one.toLowerCase()) === at);
}

const asList = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** The type behind `tags()`, for parts that draw its values: `defineCell`, `defineInput`. @public */
export const tagsType: FieldType<string[], TagsOptions> = {
  name: 'tags',
  traits: { unordered: true },
  decode: readTags,
  clean: readTags,
  encode: (value, { join }) => (join === undefined ? value : value.join(join)),
  filter: (value, name) => ({ [name]: Array.isArray(value) ? value.join(',') : value }),
  rules: ({ max = 20, maxLength = 32 }) => [
    rule('maxTags', (value) => asList(value).length <= max, { max }),
    rule('tagLength', (value) => asList(value).every((one) => [...String(one)].length <= maxLength), {
      max: maxLength,
    }),
  ],
  sample: (seed, { samples = SAMPLES, max = 20 }) => {
    const from = Math.abs(Math.trunc(seed)) % samples.length;
    return [...samples, ...samples].slice(from, from + Math.min(max, samples.length, 1 + (from % 2)));
  },
  text: (value) => value.join(', '),
};

/**
 * Short texts a person makes up.
 *
 * @example tags({ suggest: 'GET tags', max: 5, maxLength: 20 })
 * @public
 */
export function tags<const O extends TagsOptions = object>(
  options?: Exact<O, TagsOptions>,
): Field<string[], IsRequired<O>, TagsOptions> {
  return defineField(tagsType, (options ?? {}) as O);
}
