import {
  formatFigure,
  withUnit,
  isMoneyUnit,
  recordUnit,
  unitFactor,
  wholeMeasure,
  type Exact,
  type Field,
  type FieldOptions,
  type FieldType,
  type IsRequired,
  type KeyOf,
  type Measure,
  type Measures,
  type ReadContext,
  readNumber,
} from '@/schema';
import { formatMoney, type NumberForm } from '@/schema/internal';
import { boundRules, sampleNumber } from '../number/type';

/** What `quantity({ … })` may be told. @public */
export interface QuantityOptions extends FieldOptions {
  /**
   * What it is a figure of: unit, decimals, tone, whether it adds up, other names on the wire.
   *
   * @example quantity(measures, 'volume')
   */
  readonly measure: Measure;
  /**
   * Name of the measure. A field of the same name is also read by the other names the measure has on the wire.
   *
   * @example quantity(measures, 'volume')
   */
  readonly of: string;
  /** A person fills it in. Default false: it is counted, shown and never asked. */
  readonly input?: boolean;
  /** Smallest value that is accepted. Default 0, or none for a quantity with a sign. */
  readonly min?: number;
  /** Largest value that is accepted. */
  readonly max?: number;
  /**
   * Field of the record with the currency of a quantity of money. Default `currency`; without one, that of the console.
   */
  readonly currencyFrom?: string;
  /** Value of an untouched create form. */
  readonly default?: number;
}

const boundsOf = ({ measure, min, max }: QuantityOptions) => ({
  min: min ?? (measure.signed ? undefined : 0),
  max,
  decimals: wholeMeasure(measure).decimals,
});

/**
 * Whether the rows of a list add up in it: for totals below lists and in files.
 *
 * @example const totals = Object.entries(resource.fields).filter(([, field]) => addsUp(field));
 * @public
 */
export function addsUp({ type, options }: Field): boolean {
  // the name says which options these are
  return type.name === 'quantity' && wholeMeasure((options as QuantityOptions).measure).sums;
}

/**
 * The unit its values are shown in: that of the measure, money in the currency of the record.
 *
 * @example quantityUnit({ measure: { unit: 'money' }, of: 'cost' }, { currency: 'SEK' }) // 'SEK'
 * @public
 */
export function quantityUnit({ measure, currencyFrom }: QuantityOptions, record?: object): string {
  return recordUnit(measure.unit, record, currencyFrom);
}

const formOf = ({ measure }: QuantityOptions): NumberForm => ({ unit: measure.unit });

/** A value of the wire in the unit of the measure: `{value: 2, unit: 'MWh'}` is 2000 kWh. */
function readQuantity(wire: unknown, options: QuantityOptions, context?: ReadContext): number | null {
  const { measure } = options;
  const value = readNumber(wire, { ...formOf(options), ...context });
  const unit =
    typeof wire === 'object' && wire !== null && 'unit' in wire && typeof wire.unit === 'string' ? wire.unit : '';
  return value === null || unit === '' ? value : value * (unitFactor(unit, measure.unit) ?? 1);
}

/** The type behind `quantity()`, for parts that draw its values: `defineCell`, `defineInput`. @public */
export const quantityType: FieldType<number, QuantityOptions> = {
  name: 'quantity',
  inputWidth: () => 'day',
  traits: { measured: true, quantity: true },
  align: 'end',
  sortable: true,
  number: formOf,
  decode: readQuantity,
  read: (row, name, options, context) => {
    const other =
      row[name] === undefined && name === options.of
        ? options.measure.aliases?.find((one) => row[one] !== undefined)
        : undefined;
    return readQuantity(row[other ?? name], options, context);
  },
  encode: (value) => value,
  rules: (options) => (options.input ? boundRules(boundsOf(options)) : []),
  sample: (seed, options) => {
    const { min = 0, max = min + 1000, decimals } = boundsOf(options);
    return sampleNumber(seed, { min, max, decimals });
  },
  unit: quantityUnit,
  currency: (options, record) => (options.measure.unit === 'money' ? quantityUnit(options, record) : undefined),
  text: (value, options, { locale, record, column }) => {
    if (!Number.isFinite(value)) return '';
    const { decimals } = wholeMeasure(options.measure);
    const unit = quantityUnit(options, record);
    if (isMoneyUnit(unit)) return formatMoney(value, unit, locale, { decimals, coded: column?.coded === true });
    return withUnit(formatFigure(value, decimals, locale), column?.unit === unit ? '' : unit);
  },
  fileCell: (number, options, { record }) => ({
    number,
    unit: quantityUnit(options, record),
    decimals: wholeMeasure(options.measure).decimals,
  }),
};

/** What a schema file may say about it besides its measure. */
type QuantitySettings = Omit<QuantityOptions, 'measure' | 'of'>;

/**
 * A figure of a measure. Unit, decimals, tone and names on the wire are the measure's; its name is `measures.<field>`
 * where the resource has no own text for the field. Read-only unless `input: true`.
 *
 * @example quantity(measures, 'generation')
 * @public
 */
export function quantity<const M extends Measures, const K extends KeyOf<M>, const O extends QuantitySettings = object>(
  measures: M,
  key: K,
  options?: Exact<O, QuantitySettings>,
): Field<number, IsRequired<O>, QuantityOptions> {
  const given: QuantitySettings = options ?? {};
  const measure: Measure = measures[key] ?? { unit: '' };
  return {
    type: quantityType,
    options: { readOnly: given.input !== true, ...given, measure, of: key },
    required: Boolean(given.required) as IsRequired<O>,
  };
}
