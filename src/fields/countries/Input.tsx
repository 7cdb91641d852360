import { useLocale } from 'react-admin';
import { SomeChoices } from '../choice/SomeChoices';
import { countryName } from '../country/type';
import { useCountries } from '../country/useCountries';
import { defineInput } from '../views';
import { countriesType } from './type';

/** Several countries of the server's list, by their names in the user's language. */
export default defineInput(countriesType, function CountriesInput({ field, value, onChange, ...props }) {
  const locale = useLocale() ?? 'en';
  const source = useCountries(field.options.call);
  const codes = [...new Set([...source.choices.map((one) => one.value.toUpperCase()), ...(value ?? [])])];
  const choices = codes
    .map((code) => ({ value: code, label: countryName(code, locale) }))
    .sort((a, b) => a.label.localeCompare(b.label, locale));
  return (
    <SomeChoices
      {...props}
      source={{ ...source, choices }}
      chosen={value ?? []}
      onChoose={(next) => onChange(next.length > 0 ? [...next] : null)}
    />
  );
});
