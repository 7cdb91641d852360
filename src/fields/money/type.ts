import {
  defineField,
  type Exact,
  type Field,
  type FieldOptions,
  type IsRequired,
  type FieldType,
  readNumber,
} from '@/schema';
import { formatMoney, type NumberForm } from '@/schema/internal';
import { boundRules, sampleNumber } from '../number/type';

/** What `money({ … })` may be told. @public */
export interface MoneyOptions extends FieldOptions {
  /** Currency code: `EUR`. */
  readonly currency?: string;
  /** Field of the record that holds the currency code, when records differ. */
  readonly currencyField?: string;
  /** Default 2. */
  readonly decimals?: number;
  /** Smallest value that is accepted. */
  readonly min?: number;
  /** Largest value that is accepted. */
  readonly max?: number;
  /** Value of an untouched create form. */
  readonly default?: number;
}

const LARGEST = 999999999;
const bounds = ({ min = 0, max = LARGEST, decimals = 2 }: MoneyOptions) => ({ min, max, decimals });

/**
 * The currency of a record's amount: its own field's, else the fixed one, else undefined.
 *
 * @example currencyOf({ currency: 'EUR', currencyField: 'currency' }, { currency: 'SEK' }) // 'SEK'
 * @public
 */
export function currencyOf({ currency, currencyField }: MoneyOptions, record: object | undefined): string | undefined {
  const own = currencyField && record ? new Map(Object.entries(record)).get(currencyField) : undefined;
  return typeof own === 'string' && own !== '' ? own : currency;
}

const formOf = ({ currency }: MoneyOptions): NumberForm => ({ unit: 'money', currency });

/** The type behind `money()`, for parts that draw its values: `defineCell`, `defineInput`. @public */
export const moneyType: FieldType<number, MoneyOptions> = {
  name: 'money',
  inputWidth: () => 'day',
  traits: { measured: true },
  align: 'end',
  sortable: true,
  number: formOf,
  decimals: ({ decimals = 2 }) => decimals,
  decode: (wire, options, context) => readNumber(wire, { ...formOf(options), ...context }),
  encode: (value) => value,
  rules: (options) => boundRules(bounds(options)),
  sample: (seed, options) => sampleNumber(seed, { ...bounds(options), max: Math.min(options.max ?? 10_000, LARGEST) }),
  currency: currencyOf,
  text: (value, options, { locale, record, column }) =>
    formatMoney(value, currencyOf(options, record) ?? '', locale, {
      decimals: options.decimals ?? 2,
      coded: column?.coded === true,
    }),
  fileCell: (number, options, { record }) => ({
    number,
    unit: currencyOf(options, record) ?? '',
    decimals: options.decimals ?? 2,
  }),
};

/**
 * An amount of money, 0 to 999999999 with 2 decimals unless told.
 *
 * @example money({ currency: 'EUR' })
 * @public
 */
export function money<const O extends MoneyOptions = object>(
  options?: Exact<O, MoneyOptions>,
): Field<number, IsRequired<O>, MoneyOptions> {
  return defineField(moneyType, (options ?? {}) as O);
}
