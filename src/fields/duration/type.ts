import {
  defineField,
  type Exact,
  type Field,
  type FieldOptions,
  type IsRequired,
  type FieldType,
  formatNumber,
  withUnit,
  readClock,
  readNumber,
} from '@/schema';
import { durationWords, type NumberForm } from '@/schema/internal';
import { boundRules, sampleNumber } from '../number/type';

/** Units a duration is counted in. @public */
export type DurationUnit = 'ms' | 's' | 'min' | 'h' | 'd';

/** What `duration({ … })` may be told. @public */
export interface DurationOptions extends FieldOptions {
  /** What one of it is. Default `'s'`. */
  readonly unit?: DurationUnit;
  /** Smallest value that is accepted. */
  readonly min?: number;
  /** Largest value that is accepted. */
  readonly max?: number;
  /** Decimal places. Default 0. */
  readonly decimals?: number;
  /** Value of an untouched create form. */
  readonly default?: number;
}

const SECONDS: Readonly<Record<DurationUnit, number>> = { d: 86400, h: 3600, min: 60, s: 1, ms: 0.001 };

const formOf = ({ unit = 's' }: DurationOptions): NumberForm => ({ unit });

/** '36:30' and '36:30:15', hours first, as spreadsheets write lengths of time. */
function readLength(wire: unknown, unit: DurationUnit): number | null {
  const ms = typeof wire === 'string' ? readClock(wire) : undefined;
  return ms === undefined ? null : ms / 1000 / SECONDS[unit];
}

/** The type behind `duration()`, for parts that draw its values: `defineCell`, `defineInput`. @public */
export const durationType: FieldType<number, DurationOptions> = {
  name: 'duration',
  inputWidth: () => 'choice',
  align: 'end',
  sortable: true,
  number: formOf,
  decode: (wire, options, context) =>
    readNumber(wire, { ...formOf(options), ...context }) ?? readLength(wire, options.unit ?? 's'),
  encode: (value) => value,
  rules: ({ min = 0, max, decimals }) => boundRules({ min, max, decimals }),
  sample: (seed, { min = 0, max = min + 600, decimals }) => sampleNumber(seed, { min, max, decimals }),
  text: (value, { unit = 's', decimals }, { locale }) => {
    const seconds = value * SECONDS[unit];
    if (!Number.isFinite(value)) return '';
    if (seconds >= 60 && seconds < 1e11) return durationWords(seconds);
    return withUnit(formatNumber(value, locale, { maximumFractionDigits: decimals ?? 3 }), unit);
  },
  fileCell: (number, { unit = 's', decimals }) => ({ number, unit, decimals }),
};

/**
 * How long something takes, as a number of one unit, seconds unless told; '36:30' is read as hours and minutes.
 *
 * @example duration({ unit: 'min', min: 5, max: 10000 })
 * @public
 */
export function duration<const O extends DurationOptions = object>(
  options?: Exact<O, DurationOptions>,
): Field<number, IsRequired<O>, DurationOptions> {
  return defineField(durationType, (options ?? {}) as O);
}
