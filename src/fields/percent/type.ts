import {
  defineField,
  rules,
  type Exact,
  type Field,
  type FieldOptions,
  type IsRequired,
  type FieldType,
  formatNumber,
  withUnit,
  readNumber,
} from '@/schema';
import type { NumberForm } from '@/schema/internal';
import { sampleNumber } from '../number/type';

/** What `percent({ … })` may be told. @public */
export interface PercentOptions extends FieldOptions {
  /** Smallest value, for what may be below zero (a change) or must not be zero. Default 0. */
  readonly min?: number;
  /** Largest value, for what may exceed a whole (a completion). Default 100. */
  readonly max?: number;
  /** Value of an untouched create form. */
  readonly default?: number;
}

const FORM: NumberForm = { unit: '%' };

/** The type behind `percent()`, for parts that draw its values: `defineCell`, `defineInput`. @public */
export const percentType: FieldType<number, PercentOptions> = {
  name: 'percent',
  inputWidth: () => 'number',
  traits: { measured: true },
  align: 'end',
  sortable: true,
  number: () => FORM,
  decimals: () => 2,
  decode: (wire, _, context) => readNumber(wire, { ...FORM, ...context }),
  encode: (value) => value,
  rules: ({ min = 0, max = 100 }) => [min === 0 && max === 100 ? rules.percentage : rules.decimal(min, max, 2)],
  sample: (seed, { min = 0, max = 100 }) => sampleNumber(seed, { min, max, decimals: 2 }),
  text: (value, _, { locale, column }) => {
    const least = value === 0 ? 0 : (column?.decimals ?? 0);
    return withUnit(
      formatNumber(value, locale, { minimumFractionDigits: least, maximumFractionDigits: 2 }),
      '%',
      locale,
    );
  },
  fileCell: (number) => ({ number, unit: '%' }),
};

/**
 * A percentage, 12.5 for 12.5 %: 0 to 100 with 2 decimals (spec 01 §5).
 *
 * @example percent({ min: 0, max: 100 })
 * @public
 */
export function percent<const O extends PercentOptions = object>(
  options?: Exact<O, PercentOptions>,
): Field<number, IsRequired<O>, PercentOptions> {
  return defineField(percentType, (options ?? {}) as O);
}
