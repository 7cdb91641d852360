import {
  defineField,
  rule,
  type Exact,
  type Field,
  type FieldOptions,
  type FieldType,
  type IsRequired,
  readTime,
} from '@/schema';
import { boundTexts, insideBounds } from '../month/bounds';

/** What `timeOfDay({ … })` may be told. @public */
export interface TimeOfDayOptions extends FieldOptions {
  /** With seconds: 'HH:mm:ss'. Default false. */
  readonly seconds?: boolean;
  /** The end of something: '24:00' is allowed. Default false. */
  readonly end?: boolean;
  /** Earliest time that may be chosen: '06:00'. */
  readonly min?: string;
  /** Latest time that may be chosen. */
  readonly max?: string;
  /** Value of an untouched create form. */
  readonly default?: string;
}

const lengthOf = ({ seconds }: TimeOfDayOptions): number => (seconds ? 8 : 5);
/** A time as the field writes it; undefined for none. */
const shown = (time: string | undefined, options: TimeOfDayOptions): string | undefined =>
  time === undefined ? undefined : readTime(time)?.slice(0, lengthOf(options));

/** The type behind `timeOfDay()`, for parts that draw its values: `defineCell`, `defineInput`. @public */
export const timeOfDayType: FieldType<string, TimeOfDayOptions> = {
  name: 'timeOfDay',
  inputWidth: () => 'day',
  sortable: true,
  decode: (wire, options) => readTime(wire)?.slice(0, lengthOf(options)) ?? null,
  encode: (value) => value,
  rules: (options) => [
    rule(
      'timeOfDay',
      (value) =>
        typeof value === 'string' &&
        value.length === lengthOf(options) &&
        readTime(value) !== null &&
        (options.end === true || value < '24'),
      {
        format: options.seconds ? 'HH:mm:ss' : 'HH:mm',
      },
    ),
    ...boundTexts({ min: shown(options.min, options), max: shown(options.max, options), future: true }, () => ''),
  ],
  sample: (seed, options) => {
    const quarter = (Math.abs(Math.trunc(seed)) * 3) % 96;
    return insideBounds(shown(readTime(quarter / 96) ?? '', options) ?? '', {
      min: shown(options.min, options),
      max: shown(options.max, options),
    });
  },
  text: (value) => value,
  fileCell: (time) => ({ time }),
};

/**
 * A time on the clock, 'HH:mm', of no day and no zone; with `end` it may be '24:00'.
 *
 * @example timeOfDay({ end: true })
 * @public
 */
export function timeOfDay<const O extends TimeOfDayOptions = object>(
  options?: Exact<O, TimeOfDayOptions>,
): Field<string, IsRequired<O>, TimeOfDayOptions> {
  return defineField(timeOfDayType, (options ?? {}) as O);
}
