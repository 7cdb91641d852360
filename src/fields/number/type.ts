import {
  defineField,
  rules,
  type Exact,
  type Field,
  type FieldOptions,
  type IsRequired,
  type FieldType,
  type Rule,
  formatNumber,
  withUnit,
  isMoneyUnit,
  recordUnit,
  readNumber,
} from '@/schema';
import { formatMoney, type NumberForm } from '@/schema/internal';

/** What `number({ … })` may be told. @public */
export interface NumberOptions extends FieldOptions {
  /** Smallest value that is accepted. */
  readonly min?: number;
  /** Largest value that is accepted. */
  readonly max?: number;
  /** Decimal places that may be entered, and the most that are shown. Default 0: whole numbers. */
  readonly decimals?: number;
  /**
   * Shown after the value: `kW`. `money` and `money/kWh` are in the currency of the record (`currency`), else of the
   * console.
   */
  readonly unit?: string;
  /** A named rule of the specification: `number({ rule: rules.positive4, decimals: 4 })`. */
  readonly rule?: Rule;
  /** What is sent: a number, or `{value, unit}`. Both are read. Default `'number'`. */
  readonly wireAs?: 'number' | 'valueUnit';
  /** Value of an untouched create form. */
  readonly default?: number;
}

/**
 * The rules of bounds and decimals, as few as say it.
 *
 * @example boundRules({ min: 0, max: 10 }) // one rule: a whole number from 0 to 10
 * @public
 */
export function boundRules({
  min,
  max,
  decimals = 0,
}: Pick<NumberOptions, 'min' | 'max' | 'decimals'>): readonly Rule[] {
  if (min !== undefined && max !== undefined)
    return [decimals === 0 ? rules.integer(min, max) : rules.decimal(min, max, decimals)];
  return [
    rules.maxDecimals(decimals),
    ...(min === undefined ? [] : [rules.atLeast(min)]),
    ...(max === undefined ? [] : [rules.atMost(max)]),
  ];
}

/** Samples lie within so much. */
const USUAL = 1000;
/** Bounds further apart are those of a wire. */
const WIDE = 1_000_000;

/**
 * A number inside the bounds with the decimals, the same for the same seed. Bounds as wide as a wire has them say
 * nothing about the thing: a power of 257,731,958 kW is no example to anybody.
 *
 * @example sampleNumber(1, { min: 0, max: 10 }) // 5
 * @public
 */
export function sampleNumber(seed: number, { min = 0, max = min + USUAL, decimals = 0 }: NumberOptions): number {
  const share = ((Math.abs(Math.trunc(seed)) * 37 + 11) % 97) / 97;
  const isWide = max - min > WIDE;
  const least = isWide ? Math.min(max, Math.max(min, 0)) : min;
  const most = isWide ? Math.min(max, least + USUAL) : max;
  const value = Number((least + (most - least) * share).toFixed(decimals));
  return Math.min(max, Math.max(min, value));
}

const formOf = ({ unit }: NumberOptions): NumberForm => ({ unit });

/** Decimals that are shown where a schema says none. */
const MOST_DECIMALS = 6;

const unitOf = (unit: string | undefined, record?: object): string => (unit ? recordUnit(unit, record) : '');

/** The type behind `number()`, for parts that draw its values: `defineCell`, `defineInput`. @public */
export const numberType: FieldType<number, NumberOptions> = {
  name: 'number',
  inputWidth: ({ unit }) => (unit === undefined ? 'number' : 'day'),
  traits: { measured: true },
  align: 'end',
  sortable: true,
  label: (row, name) => {
    const wire = row[name];
    const unit = typeof wire === 'object' && wire !== null && 'unit' in wire ? wire.unit : undefined;
    return typeof unit === 'string' ? unit : undefined;
  },
  number: formOf,
  decimals: ({ decimals = 0 }) => decimals,
  decode: (wire, options, context) => readNumber(wire, { ...formOf(options), ...context }),
  encode: (value, { wireAs, unit }) => (wireAs === 'valueUnit' ? { value, unit: unit ?? '' } : value),
  filter: (value, name) => ({ [name]: value }),
  rules: (options) => [...(options.rule ? [options.rule] : []), ...boundRules(options)],
  sample: (seed, options) => {
    const value = sampleNumber(seed, options);
    return options.rule && !options.rule.passes(value) ? 1 : value;
  },
  unit: ({ unit }, record, name) => record.$texts?.[name] ?? unitOf(unit, record),
  text: (value, options, { locale, record, column }) => {
    const unit = unitOf(options.unit, record);
    const most = options.decimals ?? MOST_DECIMALS;
    if (isMoneyUnit(unit)) return formatMoney(value, unit, locale, { decimals: most, ...column });
    const least = value === 0 ? 0 : Math.min(most, column?.decimals ?? 0);
    const number = formatNumber(value, locale, { minimumFractionDigits: least, maximumFractionDigits: most });
    return withUnit(number, column?.unit === unit ? '' : unit);
  },
  fileCell: (number, { decimals, unit }, { record }) => ({
    number,
    unit: unitOf(unit, record),
    decimals,
  }),
};

/**
 * A number, whole unless it has `decimals`.
 *
 * @example number({ min: 0, max: 1000, decimals: 2, unit: 'kW' })
 * @public
 */
export function number<const O extends NumberOptions = object>(
  options?: Exact<O, NumberOptions>,
): Field<number, IsRequired<O>, NumberOptions> {
  return defineField(numberType, (options ?? {}) as O);
}
