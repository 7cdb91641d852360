import {
  defineField,
  rule,
  type Exact,
  type Field,
  type FieldFill,
  type FieldOptions,
  type FieldType,
  type IsRequired,
} from '@/schema';
import { codeText } from '../enumeration/codeDesc';

/** What `timeZone({ … })` may be told. @public */
export interface TimeZoneOptions extends FieldOptions {
  /** What it is filled with while it is empty, once another field of its form is chosen. What a person typed stays. */
  readonly fill?: FieldFill;
  /** Value of an untouched create form. */
  readonly default?: string;
}

const SAMPLES = ['Europe/Amsterdam', 'Europe/Berlin', 'Europe/Stockholm'];

function isTimeZone(value: unknown): boolean {
  try {
    return /[A-Z]/.test(new Intl.DateTimeFormat('en', { timeZone: String(value) }).resolvedOptions().timeZone);
  } catch {
    return false;
  }
}

/** The type behind `timeZone()`, for parts that draw its values: `defineCell`, `defineInput`. @public */
export const timeZoneType: FieldType<string, TimeZoneOptions> = {
  name: 'timeZone',
  inputWidth: () => 'name',
  sortable: true,
  byPart: true,
  decode: codeText,
  encode: (value) => value,
  rules: () => [rule('timeZone', isTimeZone)],
  sample: (seed) => SAMPLES[Math.abs(Math.trunc(seed)) % SAMPLES.length] ?? 'UTC',
  text: (value) => value,
};

/**
 * A time zone by its IANA name.
 *
 * @example timeZone({ fill: { by: 'countryCode', call: 'POST country', part: 'timeZone' } })
 * @public
 */
export function timeZone<const O extends TimeZoneOptions = object>(
  options?: Exact<O, TimeZoneOptions>,
): Field<string, IsRequired<O>, TimeZoneOptions> {
  return defineField(timeZoneType, (options ?? {}) as O);
}
