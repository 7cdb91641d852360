import { useLocale } from 'react-admin';
import type { Choice } from '@/widgets';
import { SearchChoice } from '../choice/SearchChoice';
import { defineInput } from '../views';
import { countryType, countryName } from './type';
import { useCountries } from './useCountries';

/** A country of the server's list, by its name in the user's language; the code finds it, too. */
export default defineInput(countryType, function CountryInput({ field, value, onChange, ...props }) {
  const locale = useLocale() ?? 'en';
  const source = useCountries(field.options.call);
  const named = (code: string): Choice => ({ value: code, label: countryName(code, locale) });
  const choices = source.choices
    .map((one) => (/^[A-Za-z]{2}$/.test(one.value) ? named(one.value.toUpperCase()) : one))
    .sort((a, b) => a.label.localeCompare(b.label, locale));
  const chosen = value ? (choices.find((one) => one.value === value) ?? named(value)) : null;
  return <SearchChoice {...props} source={{ ...source, choices }} value={chosen} onChoose={onChange} />;
});
