import {
  defineField,
  rule,
  type Exact,
  type Field,
  type FieldOptions,
  type FieldType,
  type IsRequired,
} from '@/schema';
import { COUNTRY_CHOICES, countryName, type CountryOptions } from '../country/type';
import { readCodes, wordsBeside } from '../optionsMany/type';

/** What `countries({ … })` may be told. @public */
export interface CountriesOptions extends FieldOptions, Pick<CountryOptions, 'call'> {
  /** Value of an untouched create form. */
  readonly default?: readonly string[];
}

const CODE = /^[A-Z]{2}$/;
const SAMPLES = [['NL'], ['DE', 'AT'], ['SE'], ['BE', 'FR']];

/** The type behind `countries()`, for parts that draw its values: `defineCell`, `defineInput`. @public */
export const countriesType: FieldType<string[], CountriesOptions> = {
  name: 'countries',
  choices: () => COUNTRY_CHOICES,
  label: wordsBeside,
  // what is no code of a country is none: one list on the wire may hold other things at other times
  decode: (wire) =>
    readCodes(wire)
      ?.map((code) => code.toUpperCase())
      .filter((code) => CODE.test(code)) ?? null,
  encode: (value) => value,
  filter: (value, name) => ({ [name]: Array.isArray(value) ? value.join(',') : value }),
  rules: () => [rule('country', (value) => Array.isArray(value) && value.every((code) => CODE.test(String(code))))],
  sample: (seed) => SAMPLES[Math.abs(Math.trunc(seed)) % SAMPLES.length] ?? ['NL'],
  text: (value, _, { locale }) => value.map((code) => countryName(code, locale)).join(', '),
};

/**
 * Several countries by their ISO 3166-1 codes of two letters.
 *
 * @example countries({ required: true })
 * @public
 */
export function countries<const O extends CountriesOptions = object>(
  options?: Exact<O, CountriesOptions>,
): Field<string[], IsRequired<O>, CountriesOptions> {
  return defineField(countriesType, (options ?? {}) as O);
}
