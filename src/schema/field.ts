import type { CallSpec } from './call';
import type { ColumnFormat } from './columnFormat';
import type { FieldParts } from './fieldParts';
import type { DecimalMark, NumberForm } from './readers/number';
import type { ValidationError, Rule } from './rule';
import type { FieldCell } from './sheet/fileCell';

/** Ids are texts everywhere: 64-bit ids of the cloud do not fit a JavaScript number. @public */
export type Id = string;

/** A record as the cloud sends it, before it is decoded. Nothing about it is certain. @public */
export type WireRow = Readonly<Record<string, unknown>>;

/**
 * Codes of the resource's route that a field wants, besides those of the page and its actions. Closed by default.
 *
 * @public
 */
export interface FieldPermission {
  /** Without it the field is not there: no column, filter, form field, column of a file. */
  readonly see?: string;
  /** Without it the field is shown and never asked nor sent. */
  readonly change?: string;
}

/** What the place a value comes from says of all its values: a service, a column of a sheet. @public */
export interface ReadContext {
  /** Decides numbers that read both ways. */
  readonly decimal?: DecimalMark | undefined;
}

/** What every field may say, whatever its type. @public */
export interface FieldOptions {
  /** Must have a value on every form that shows it. Default false. */
  readonly required?: boolean;
  /** Set by the system: shown in list and detail, never asked and never sent. */
  readonly readOnly?: boolean;
  /** Asked when the record is created, shown read-only when it is edited, and not sent then. */
  readonly fixed?: boolean;
  /** Asked on the create form only and never shown afterwards (an initial password). */
  readonly createOnly?: boolean;
  /** Part of the record but in no default list, detail or form; name it to show it. */
  readonly internal?: boolean;
  /** Holds what nobody else may read, as a key to another system: what is typed is not kept in the browser. */
  readonly secret?: boolean;
  /** The reference backend refuses a second record with the same value. */
  readonly unique?: boolean;
  /**
   * Who sees it and who changes it: `{ see: 'seeCost', change: 'changeCost' }`. Default: whoever sees the record,
   * whoever may edit it. Not for fields inside rows and groups, nor for parameters of reports.
   */
  readonly permission?: FieldPermission;
  /** Value of an untouched create form. */
  readonly default?: unknown;
  /** Name on the wire when it is not the field's own. */
  readonly wire?: string;
  /** Other wire names to read when the first is absent; one with dots goes inside: `lastMonth.power`. */
  readonly aliases?: readonly string[];
  /** A list may sort by it. Default: what the type says. */
  readonly sortable?: boolean;
  /** Rules of the schema, checked after those of the type. */
  readonly rules?: readonly Rule[];
  /**
   * Field beside it (of the same form, row or group) that its value may not be below: `max: number({ notBelow: 'min'
   * })`.
   */
  readonly notBelow?: string;
  /** Still read and shown, but not to be used in new work. */
  readonly deprecated?: { readonly reason: string };
}

/** What turning a value into plain text may depend on. @public */
export interface TextContext {
  readonly locale: string;
  /** Words of an enum value, `undefined` when the locales have none. */
  readonly enumText?: (code: string) => string | undefined;
  /** The whole record, for a value whose words need another field (an amount and its currency). */
  readonly record?: object;
  /** How the column is written that the value stands in; absent where it stands alone. */
  readonly column?: ColumnFormat | undefined;
  /** The context of a field inside this one (rows, a group). */
  readonly inside?: (name: string, field: Field) => TextContext;
}

/** What a service answers to choose from. @public */
export interface FieldChoices {
  readonly call: CallSpec;
  /** Where in `data` the list stands. */
  readonly at?: string | undefined;
  /** Its path is that of the platform, whatever the resource. */
  readonly platform?: true;
  /** More words for a code in a language: the name of a country. */
  words?(code: string, locale: string): string;
}

/** What generic code has to know of a type: `{ copied: true, searched: true }`. @public */
export interface FieldTraits {
  /** Its cell is a link to a record or a file already. */
  readonly linked?: true;
  /** Its value is a text that somebody may want elsewhere. */
  readonly copied?: true;
  /** Choosing is all there is to do: edited in a row, a choice is saved at once. */
  readonly atOnce?: true;
  /** A figure that is drawn over time. */
  readonly measured?: true;
  /** A quick search finds a part of it. */
  readonly searched?: true;
  /** It has no order that a range could be of. */
  readonly unordered?: true;
  /** It is chosen from a list, so that a filter can be of several. */
  readonly several?: true;
  /** Its value is a table, which needs a wide dialog. */
  readonly tabular?: true;
  /** It names records of another resource: its option `target`. */
  readonly refers?: true;
  /** Its value is the id of one record. */
  readonly record?: true;
  /** It is a span of time that is chosen by a unit: a day, a month, a year. */
  readonly period?: true;
  /** Its value is files, which can be looked at. */
  readonly files?: true;
  /** Its words may stand among those of measures. */
  readonly quantity?: true;
  /** By what a calendar shows its ranges. */
  readonly calendar?: 'day' | 'month' | 'year';
  /** It is a moment: with a time of day, on the clock of a zone. */
  readonly moment?: true;
  /** It says where on Earth something is. */
  readonly located?: true;
}

/** How wide an input is: for a number, a day or an amount, a choice, a name, a text. @public */
export type InputWidth = 'number' | 'day' | 'choice' | 'name' | 'text';

/**
 * A field type without its looks: how its value is read, written, checked, sampled and put in words.
 * Pure, so that the console, the reference backend and the contract tests share it.
 * The components of the same type stand beside it in `src/fields/<name>/`.
 *
 * @public
 */
export interface FieldType<T = unknown, O extends FieldOptions = FieldOptions> {
  readonly name: string;
  /** What lists, forms, reports and lints ask of a type, which they do not know by its name. Default: none. */
  readonly traits?: FieldTraits;
  /** Names of its options, where it is a type of one's own: the linter refuses others. */
  readonly optionNames?: readonly string[];
  /** What draws a type of one's own; those of the framework are found in their folders. */
  readonly parts?: FieldParts;
  /** Columns of numbers and amounts align to the end. */
  readonly align?: 'start' | 'end';
  /** Long values stay out of default list columns and take a whole form row. */
  readonly wide?: boolean;
  /** How much room its input takes in a form. Default: that of a text. */
  inputWidth?(options: O): InputWidth;
  readonly sortable?: boolean;
  /** A filter by it finds what has the wanted text in it, wherever: names, numbers of documents. */
  readonly byPart?: boolean;
  /** What is sent for a value a person cleared. Default `null`. */
  readonly empty?: unknown;
  /** `false`: no cell of a sheet can hold such a value; imports leave the field out. */
  readonly sheet?: false;
  /** Its values are numbers, and this is how they are written in a sheet. */
  number?(options: O): NumberForm;
  /** What its values are in, in that record: the head of a column says it where all of its rows agree. */
  unit?(options: O, record: AnyRecord, name: string): string;
  /** The currency of its amounts in that record. */
  currency?(options: O, record: AnyRecord): string | undefined;
  /** Decimals its numbers are kept with, where the schema says so. */
  decimals?(options: O): number;
  /** The codes it may be, where the schema says them. */
  codes?(options: O): readonly unknown[] | undefined;
  /** The call that answers what it is chosen from, where a service does. */
  choices?(options: O): FieldChoices | undefined;
  /** Sent encrypted in the password envelope, never stored in drafts. */
  readonly sealed?: boolean;
  /** Words the wire carries beside the value (`{code, desc}`, a reference's name), for `record.$texts`. */
  label?(row: WireRow, name: string, options: O): string | undefined;
  /** Wire value to record value; `null` for anything unreadable. Never throws. */
  decode(wire: unknown, options: O, context?: ReadContext): T | null;
  /**
   * A value that a person typed or pasted, without what nobody sees of it: so it is checked, compared and sent.
   * Default: as it is.
   */
  clean?(value: T, options: O): T | null;
  /** Record value to wire value. */
  encode(value: T, options: O): unknown;
  /** For field types that take several wire properties (a range, coordinates): replaces `decode`. */
  read?(row: WireRow, name: string, options: O, context?: ReadContext): T | null;
  /** For field types that take several wire properties: replaces `encode`. `null` clears them all. */
  write?(value: T | null, name: string, options: O): WireRow;
  /** Filter value to call parameters, when they differ from `write`. */
  filter?(value: unknown, name: string, options: O): WireRow;
  /** A value made of the decoded record instead of the wire; such a field is never sent. */
  derive?(record: Readonly<Record<string, unknown>>, options: O): T | null;
  /** Rules that follow from the options: length, range, allowed values. */
  rules(options: O): readonly Rule[];
  /** What is wrong inside a value made of fields (rows, a group), by path below it: `{'0.name': …}`. */
  validationErrors?(value: T, options: O): Readonly<Record<string, ValidationError>>;
  /** What `default` means, for types that say it in words: 'this month'. `today` is that of the site, 'yyyy-MM-dd'. */
  initial?(options: O, today: string): T | undefined;
  /** A believable value, the same for the same seed. */
  sample(seed: number, options: O): T;
  /** Plain words for a cell, a copy, a screen reader; never markup. */
  text(value: T, options: O, context: TextContext): string;
  /** What a value is in a file where it is more than words: a number with its unit, a time. Default: `text`. */
  fileCell?(value: T, options: O, context: TextContext): FieldCell;
}

/** One field of a resource: its type, its options, and the type of its value. @public */
export interface Field<T = unknown, R extends boolean = boolean, O extends FieldOptions = FieldOptions> {
  readonly type: FieldType<T, O>;
  readonly required: R;
  readonly options: O;
  /** Carries the value's type; never present at run time. */
  readonly __value?: T;
}

/** Fields of a resource by name. @public */
export type Fields = Readonly<Record<string, Field>>;
/** Names of the fields of a resource. @public */
export type KeyOf<F> = Extract<keyof F, string>;
/** The value of one field of a resource. @public */
export type ValueOf<X> = X extends Field<infer T, boolean, infer _O> ? T : never;

/** `true` when the options say `required: true`, as a type. @public */
export type IsRequired<O> = O extends { readonly required: true } ? true : false;

/** What stands in an error message where an option was given that the type does not have. @public */
export interface NoSuchOption<Name> {
  readonly noSuchOption: Name;
}

/**
 * Options with no name but the allowed ones: the parameter of a builder is `options?: Exact<O, TextOptions>`. A type
 * parameter alone lets unknown names through, and a misspelt `required` would silently be none. It is `O` itself where
 * all is well, so that the compiler tells of a mistake in plain words: 'maxx' does not exist, did you mean 'max'?
 *
 * @public
 */
export type Exact<O, Allowed> = [Exclude<keyof O, keyof Allowed>] extends [never]
  ? O
  : { readonly [K in keyof O]: K extends keyof Allowed ? Allowed[K] : NoSuchOption<K> };

/** An intersection written as one object type, so that messages and hints show plain properties. @public */
export type Flat<T> = { [K in keyof T]: T[K] };

/**
 * The fields of a resource as a record that was read: what a cloud sends for a required field may still be unreadable,
 * and is null then. The others are perhaps absent.
 *
 * @public
 */
export type FieldValues<F> = {
  -readonly [K in keyof F as F[K] extends Field<unknown, true> ? K : never]: ValueOf<F[K]> | null;
} & {
  -readonly [K in keyof F as F[K] extends Field<unknown, true> ? never : K]?: ValueOf<F[K]> | null;
};

/** The same once its rules held, as it is sent: what is required is there. @public */
export type CheckedValues<F> = {
  -readonly [K in keyof F as F[K] extends Field<unknown, true> ? K : never]: ValueOf<F[K]>;
} & {
  -readonly [K in keyof F as F[K] extends Field<unknown, true> ? never : K]?: ValueOf<F[K]> | null;
};

/** The record type of a resource: `type Tenant = RecordOf<typeof tenant>`. @public */
export type RecordOf<S> = S extends { readonly fields: infer F } ? Flat<{ id: Id } & FieldValues<F>> : never;

/**
 * A record of some resource, when its type is not known. `$texts`: words the wire carried beside values; `$title`: what
 * stands for the record in titles, links and questions (its `recordTitle` in words); `$titleEn`: the same in English,
 * where the record has it (`recordTitleEn`), `$titles` in more languages.
 *
 * @public
 */
export type AnyRecord = {
  id: Id;
  $texts?: Readonly<Record<string, string>>;
  $title?: string;
  $titleEn?: string;
  $titles?: Readonly<Record<string, string>>;
} & Record<string, unknown>;

/**
 * Makes a field of a type; the builder of a type is one call of this. `required` of the options decides whether the
 * value may be `null`.
 *
 * @example
 *   export const plate = (options: TextOptions = {}) => defineField({ ...textType, name: 'plate' }, options);
 * @public
 */
export function defineField<T, O extends FieldOptions, const G extends O>(
  type: FieldType<T, O>,
  options: G,
): Field<T, IsRequired<G>, O> {
  return { type, options, required: Boolean(options.required) as IsRequired<G> };
}
