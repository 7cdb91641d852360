import {
  defineField,
  rule,
  unitTraits,
  wholeMeasure,
  type Exact,
  type Field,
  type FieldOptions,
  type FieldType,
  type IsRequired,
  type Measure,
  type Rule,
  type UnitTraits,
} from '@/schema';
import { boundRules } from '@/fields/internal';
import { readSlotFigures } from '../../slots/readSlotFigures';
import type { Figure } from '../../slots/figures';
import { problemsOf } from '../../slots/problems';
import type { CellRules } from '../../slots/problems';

/** What is said of figures, be they one row or many. @public */
export interface SlotsOf extends FieldOptions {
  /** How many figures: 96, 48 or 24 of a day, 31 of a month, 12 of a year, or any other number. */
  readonly slots: number;
  /** What they are figures of: unit, decimals, color and whether they add up. */
  readonly measure?: Measure;
  /** Unit of the figures, where there is no measure: `kW`. */
  readonly unit?: string;
  /** Smallest value that is accepted. */
  readonly min?: number;
  /** Largest value that is accepted. */
  readonly max?: number;
  /** Decimal places. Default: by the measure or unit, else 2. */
  readonly decimals?: number;
  /** Every figure is a multiple of it. */
  readonly step?: number;
  /** Figures add up to a total (energies); else their mean is shown. Default: by the measure or unit. */
  readonly sums?: boolean;
  /** Every slot must have a figure. Default false. */
  readonly complete?: boolean;
  /** No figure is below (above) the one before it: prices of steps. */
  readonly order?: 'rising' | 'falling';
  /**
   * Field with the day (`yyyy-MM-dd`) of the figures. In the zone of the record (`timeZone`) a day then has 92 or 100
   * quarters of an hour when its clocks change.
   */
  readonly day?: string;
  /** Slots of that day that have begun by the clock of the site cannot be changed. Default false. */
  readonly lockPast?: boolean;
}

/** What `curve({ … })` may be told. @public */
export interface CurveOptions extends SlotsOf {
  /** Value of an untouched create form. */
  readonly default?: readonly Figure[];
}

/**
 * Unit, decimals and adding up, from the measure or the options.
 *
 * @example curveTraits({ slots: 24, unit: 'kWh' }) // { unit: 'kWh', decimals: 2, sums: true }
 * @public
 */
export function curveTraits({
  measure,
  unit = measure?.unit ?? '',
  decimals,
  sums,
}: SlotsOf): UnitTraits & { readonly unit: string } {
  const traits = measure ? wholeMeasure(measure) : unit === '' ? { decimals: 2, sums: false } : unitTraits(unit);
  return { unit, decimals: decimals ?? traits.decimals, sums: sums ?? traits.sums };
}

const isMultiple = (value: unknown, step: number): boolean =>
  Math.abs(Number(value) / step - Math.round(Number(value) / step)) < 1e-9;

/**
 * What must hold in every slot: bounds, decimals and steps as rules, whether each needs a figure, and their order.
 *
 * @example curveRules({ slots: 96, unit: 'kW', min: 0, step: 0.5 }).rules // decimals, at least 0, in steps of 0.5
 * @public
 */
export function curveRules(options: SlotsOf): CellRules {
  const { step, complete, order, min, max } = options;
  const steps: Rule[] = step === undefined ? [] : [rule('slotStep', (value) => isMultiple(value, step), { step })];
  return {
    rules: [...boundRules({ min, max, decimals: curveTraits(options).decimals }), ...steps],
    ...(complete && { complete }),
    ...(order && { order }),
  };
}

/**
 * Whether there are as many figures as slots: those of a day are an hour fewer or more when clocks change.
 *
 * @example isWhole(values, 96) // true for 92, 96 and 100 figures
 * @public
 */
export function isWhole(values: unknown, slots: number): boolean {
  const hour = Number.isInteger(slots / 24) ? slots / 24 : 0;
  return Array.isArray(values) && [slots, slots - hour, slots + hour].includes(values.length);
}

/**
 * A believable curve: low at night, high at noon, the same for the same seed; rising or falling where it has an order.
 *
 * @example sampleCurve(1, { slots: 4, unit: 'kW', max: 10 }) // [0, 4.85, 9.7, 4.85]
 * @public
 */
export function sampleCurve(seed: number, options: SlotsOf): number[] {
  const { slots, min = 0, max = min + 100, step, order } = options;
  const { decimals } = curveTraits(options);
  const tone = 0.6 + ((Math.abs(Math.trunc(seed)) * 37) % 40) / 100;
  const height = (at: number) => (order ? at / slots : (1 - Math.cos((2 * Math.PI * at) / slots)) / 2);
  const each = step ?? 10 ** -decimals;
  const [first, last] = [Math.ceil(min / each), Math.floor(max / each)];
  return Array.from({ length: slots }, (_, at) => {
    const share = tone * height(order === 'falling' ? slots - at : at);
    return Number(((first + Math.round((last - first) * share)) * each).toFixed(6));
  });
}

/** The type behind `curve()`, for parts that draw its values: `defineCell`, `defineInput`. @public */
export const curveType: FieldType<readonly Figure[], CurveOptions> = {
  name: 'curve',
  traits: { tabular: true },
  wide: true,
  decode: (wire, options, context) =>
    readSlotFigures(wire, options.slots, { unit: curveTraits(options).unit, ...context }),
  encode: (value) => [...value],
  rules: ({ slots }) => [rule('slotCount', (value) => isWhole(value, slots), { count: slots })],
  validationErrors: (value, options) =>
    Object.fromEntries(
      problemsOf([value], curveRules(options)).map(({ column: slot, error }) => [String(slot), error]),
    ),
  sample: sampleCurve,
  /** As a cell of a sheet holds it, and reads it back. */
  text: (value) => value.map((one) => one ?? '').join(';'),
};

/**
 * Figures over a day, month or year, `null` where there is none. Sent as an array.
 *
 * @example curve({ slots: 96, unit: 'kW', min: 0 })
 * @public
 */
export function curve<const O extends CurveOptions>(
  options: Exact<O, CurveOptions>,
): Field<readonly Figure[], IsRequired<O>, CurveOptions> {
  return defineField(curveType, options as O);
}
