import {
  defineField,
  pattern,
  type CallSpec,
  type Exact,
  type Field,
  type FieldOptions,
  type FieldType,
  type IsRequired,
} from '@/schema';
import { codeText } from '../enumeration/codeDesc';
import type { TimeZoneOptions } from '../timeZone/type';

/** What `currency({ … })` may be told. @public */
export interface CurrencyOptions extends FieldOptions, Pick<TimeZoneOptions, 'fill'> {
  /**
   * A call that answers the currencies to choose from: `[{currencyCode}]`. Default, and where nothing is answered:
   * those of ISO 4217.
   */
  readonly call?: CallSpec;
  /** Value of an untouched create form. */
  readonly default?: string;
}

const SAMPLES = ['EUR', 'SEK', 'DKK'];

/** The type behind `currency()`, for parts that draw its values: `defineCell`, `defineInput`. @public */
export const currencyType: FieldType<string, CurrencyOptions> = {
  name: 'currency',
  inputWidth: () => 'day',
  sortable: true,
  decode: (wire) => codeText(wire)?.toUpperCase() ?? null,
  encode: (value) => value,
  rules: () => [pattern('currency', /^[A-Z]{3}$/)],
  sample: (seed) => SAMPLES[Math.abs(Math.trunc(seed)) % SAMPLES.length] ?? 'EUR',
  text: (value) => value,
};

/**
 * A currency by its ISO 4217 code.
 *
 * @example currency({ fill: { by: 'countryCode', call: 'POST currencies', part: 'currencyCode' } })
 * @public
 */
export function currency<const O extends CurrencyOptions = object>(
  options?: Exact<O, CurrencyOptions>,
): Field<string, IsRequired<O>, CurrencyOptions> {
  return defineField(currencyType, (options ?? {}) as O);
}
