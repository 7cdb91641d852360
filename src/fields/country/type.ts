import {
  defineField,
  pattern,
  type CallSpec,
  type Exact,
  type Field,
  type FieldChoices,
  type FieldOptions,
  type IsRequired,
  type FieldType,
} from '@/schema';
import { codeText, descText } from '../enumeration/codeDesc';

/** What `country({ … })` may be told. @public */
export interface CountryOptions extends FieldOptions {
  /**
   * A call that answers the countries to choose from: `[{code}]`. Default: those of the service (`wire.countries`),
   * else of the platform; that of the platform also where nothing is answered.
   */
  readonly call?: CallSpec;
  /** Value of an untouched create form. */
  readonly default?: string;
}

/** The call with the countries to choose from (spec 01 §7). @public */
export const COUNTRY_CALL = 'GET /account/v3/web/country/list';

const SAMPLES = ['NL', 'DK', 'SE', 'FI', 'DE', 'CN'];

/**
 * The name of a country in a language, the code when there is none.
 *
 * @example countryName('NL', 'en') // 'Netherlands'
 * @public
 */
export function countryName(code: string, locale: string): string {
  try {
    return new Intl.DisplayNames([locale], { type: 'region' }).of(code) ?? code;
  } catch {
    return code;
  }
}

/** Countries to choose from, by ISO 3166 code of two letters. @public */
export const COUNTRY_CHOICES: FieldChoices = { call: COUNTRY_CALL, platform: true, words: countryName };

/** The type behind `country()`, for parts that draw its values: `defineCell`, `defineInput`. @public */
export const countryType: FieldType<string, CountryOptions> = {
  name: 'country',
  inputWidth: () => 'choice',
  sortable: true,
  choices: () => COUNTRY_CHOICES,
  label: (row, name) => descText(row[name]),
  decode: (wire) => codeText(wire)?.toUpperCase() ?? null,
  encode: (value) => value,
  rules: () => [pattern('country', /^[A-Z]{2}$/)],
  sample: (seed) => SAMPLES[Math.abs(Math.trunc(seed)) % SAMPLES.length] ?? 'NL',
  text: (value, _, { locale }) => countryName(value, locale),
};

/**
 * A country by its ISO 3166-1 code of two letters.
 *
 * @example country({ required: true })
 * @public
 */
export function country<const O extends CountryOptions = object>(
  options?: Exact<O, CountryOptions>,
): Field<string, IsRequired<O>, CountryOptions> {
  return defineField(countryType, (options ?? {}) as O);
}
