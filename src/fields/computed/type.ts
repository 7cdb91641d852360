import { defineField, wholeMeasure, type Field, type FieldOptions, type FieldType, type Measure } from '@/schema';
import { quantityType, type QuantityOptions } from '../quantity/type';

type Values = Readonly<Record<string, unknown>>;

/** What makes a record into a value. Its parameter may be any record: the fields it reads are its own affair. */
type Making<R extends object, T> = { make(record: R): T | null | undefined }['make'];

/** What `computed({ … })` may be told. `unit`, `measure` or `decimals` says that it is a number. @public */
export interface ComputedOptions extends FieldOptions {
  /**
   * The text or the number of a decoded record.
   *
   * @example computed((record) => `${record.name} (${record.code})`)
   */
  readonly of: Making<object, string | number>;
  /**
   * Unit of a number, which the head of its column says: `kWh`, `money`; `''` for a count.
   *
   * @example computed(['sold', 'bought'], (sold, bought) => sold - bought, { unit: 'kWh' })
   */
  readonly unit?: string;
  /** What it is a figure of, in the place of `unit`. */
  readonly measure?: Measure;
  /** Decimals that are shown and exported. Default: by its unit. */
  readonly decimals?: number;
  /** Where a number stands in its column. Default `'end'`, as all figures. */
  readonly align?: 'start' | 'end';
  /**
   * The rows of a list add up in it: the foot of the list says to what. Default false.
   *
   * @example computed(['price', 'count'], (price, count) => price * count, { unit: 'money', sum: true })
   */
  readonly sum?: boolean;
}

type TextOptions = Omit<FieldOptions, 'required'>;
type NumberSettings = TextOptions & Pick<ComputedOptions, 'unit' | 'measure' | 'decimals' | 'align' | 'sum'>;
/** One of the three says that it is a number. */
type IsNumber = { readonly unit: string } | { readonly measure: Measure } | { readonly decimals: number };

/** What holds of texts and numbers. */
const common = { name: 'computed', encode: () => undefined, write: () => ({}), rules: () => [], decode: () => null };

/** What was made; null where an unexpected record lets the function throw: it must not take the table with it. */
function made({ of }: ComputedOptions, record: object): string | number | null | undefined {
  try {
    return of(record);
  } catch {
    return null;
  }
}

/** The type behind `computed()`, for parts that draw its values: `defineCell`, `defineInput`. @public */
export const computedType: FieldType<string, ComputedOptions> = {
  ...common,
  traits: { copied: true, unordered: true },
  derive: (record, options) => {
    const value = made(options, record) ?? '';
    return value === '' ? null : String(value);
  },
  sample: () => '',
  text: (value) => value,
};

/** A computed number is a figure like all others: one formatter for its decimals, unit and currency. */
const figureOf = ({ unit = '', measure = { unit }, decimals }: ComputedOptions): QuantityOptions => ({
  measure: { ...measure, ...(decimals !== undefined && { decimals }), signed: true },
  of: '',
});

const numberType = (align: 'start' | 'end'): FieldType<number, ComputedOptions> => ({
  ...common,
  align,
  sortable: true,
  inputWidth: () => 'day',
  derive: (record, options) => {
    const value = made(options, record);
    return typeof value === 'number' && Number.isFinite(value) ? value : null;
  },
  sample: () => 0,
  number: ({ unit = '', measure = { unit } }) => ({ unit: measure.unit }),
  decimals: (options) => wholeMeasure(figureOf(options).measure).decimals,
  unit: (options, record, name) => quantityType.unit?.(figureOf(options), record, name) ?? '',
  currency: (options, record) => quantityType.currency?.(figureOf(options), record),
  text: (value, options, context) => quantityType.text(value, figureOf(options), context),
  fileCell: (value, options, context) => quantityType.fileCell?.(value, figureOf(options), context) ?? '',
});
const NUMBERS = { start: numberType('start'), end: numberType('end') };

/** A number is nothing where one of those it is made of is missing. */
const ofNumbers =
  (inputs: readonly string[], make: (...values: number[]) => number | null) =>
  (record: object): number | null => {
    const values = inputs.map((name): unknown => Reflect.get(record, name));
    return values.every((one) => typeof one === 'number') ? make(...values) : null;
  };

/**
 * A text or a number made of the other fields, shown and never sent. `null`, '' and an error of the function are
 * nothing. With a `unit`, a `measure` or `decimals` it is a number: at the end of its column, written as all figures,
 * exported as a number, sorted by where the list has everything at once.
 *
 * What is made of numbers names them: they are its parameters, and while one of them is missing it is nothing. A
 * function of the whole record gets values of any kind; those fields that were made before give it their type,
 * `computed<FieldValues<typeof own>>((record) => …)`.
 *
 * @example
 *   computed(['price', 'count'], (price, count) => price * count, { unit: 'money', sum: true })
 *   computed(({ first, last }) => [first, last].filter(Boolean).join(' '))
 * @public
 */
export function computed<const N extends readonly string[]>(
  inputs: N,
  make: (...values: { [K in keyof N]: number }) => number | null,
  options: NumberSettings & IsNumber,
): Field<number, false, ComputedOptions>;
export function computed<R extends object = Values>(
  of: Making<R, number>,
  options: NumberSettings & IsNumber,
): Field<number, false, ComputedOptions>;
export function computed<R extends object = Values>(
  of: Making<R, string>,
  options?: TextOptions,
): Field<string, false, ComputedOptions>;
export function computed(
  made: readonly string[] | ComputedOptions['of'],
  second?: NumberSettings | ((...values: number[]) => number | null),
  third?: NumberSettings,
): Field<string, false, ComputedOptions> | Field<number, false, ComputedOptions> {
  const of = typeof made === 'function' ? made : ofNumbers(made, typeof second === 'function' ? second : () => null);
  const options = third ?? (typeof second === 'object' ? second : {});
  const { unit, measure, decimals, align = 'end' } = options;
  const given = { ...options, readOnly: true, required: false, of } as const;
  return (unit ?? measure ?? decimals) === undefined
    ? defineField(computedType, { sortable: false, ...given })
    : defineField(NUMBERS[align], given);
}
