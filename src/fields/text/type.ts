import {
  defineField,
  rules,
  type CallSpec,
  type FieldOptions,
  type IsRequired,
  type Exact,
  type Field,
  type FieldType,
  type Rule,
  cleanText,
} from '@/schema';
import { cleanCode, readText } from '@/schema/internal';
import { sampleText } from './sampleText';

/** What `text({ … })` may be told. @public */
export interface TextOptions extends FieldOptions {
  /** Longest text in characters; shown as a counter. */
  readonly max?: number;
  /** Shortest text in characters. */
  readonly min?: number;
  /** A text area. */
  readonly multiline?: boolean;
  /** A named rule of the specification: `text({ rule: rules.username })`. */
  readonly rule?: Rule;
  /**
   * Call that answers texts to choose from, `[{code, desc}]` or a tree of them (`children`): regions and their cities.
   * Others may be typed.
   */
  readonly suggest?: CallSpec;
  /** Field of the same form that is sent with that call, under its own name. Nothing is asked before it has a value. */
  readonly within?: string;
  /**
   * Field of the same form that holds a text of the tree: what is below it is suggested, what is below any while it
   * holds none. Default: the top of the tree.
   */
  readonly below?: string;
  /** Texts that the sample data uses, for rules that no usual word passes. */
  readonly samples?: readonly string[];
  /** Value of an untouched create form. */
  readonly default?: string;
}

/**
 * A text as it is sent: one with a rule that is written in plain letters, digits and signs as a code, any other without
 * what nobody sees of it; a single line has no tabs and line breaks.
 *
 * @example cleanTyped('Meter\t3', {}) // 'Meter 3'
 * @public
 */
export function cleanTyped(value: string, { multiline, rule, rules: own = [] }: TextOptions): string {
  const text = cleanText(multiline ? value : value.replace(/[\t\n\r]+/g, ' '));
  const ruled = rule ? [rule, ...own] : own;
  if (ruled.length === 0) return text;
  const code = cleanCode(value);
  const passes = (one: string) => ruled.every((each) => each.passes(one));
  return /^[ -~]*$/.test(code) || (!passes(text) && passes(code)) ? code : text;
}

/** A text of at most so many characters is a name, a number, an address of mail. */
const LONGEST_NAME = 64;

/** The type behind `text()`, for parts that draw its values: `defineCell`, `defineInput`. @public */
export const textType: FieldType<string, TextOptions> = {
  name: 'text',
  inputWidth: ({ max = 0 }) => (max > LONGEST_NAME ? 'text' : 'name'),
  traits: { copied: true, searched: true },
  sortable: true,
  byPart: true,
  empty: '',
  decode: (wire) =>
    typeof wire === 'string'
      ? readText(wire)
      : Number.isFinite(wire) || typeof wire === 'boolean'
        ? String(wire)
        : null,
  clean: cleanTyped,
  encode: (value) => value,
  rules: ({ max, min, rule }) => [
    ...(min === undefined ? [] : [rules.minLength(min)]),
    ...(max === undefined ? [] : [rules.maxLength(max)]),
    ...(rule ? [rule] : []),
  ],
  sample: (seed, options) =>
    options.samples?.[Math.abs(Math.trunc(seed)) % options.samples.length] ??
    sampleText(seed, [...textType.rules(options), ...(options.rules ?? [])], options.min, options.max),
  text: (value) => value,
};

/**
 * A line of text, or several.
 *
 * @example text({ required: true, max: 60 })
 * @public
 */
export function text<const O extends TextOptions = object>(
  options?: Exact<O, TextOptions>,
): Field<string, IsRequired<O>, TextOptions> {
  return defineField(textType, (options ?? {}) as O);
}
