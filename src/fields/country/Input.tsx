import { useLocale, useTranslate } from 'react-admin';
import { failureText } from '@/data/texts/failureText';
import type { Choice } from '@/widgets/inputs/ChoiceBox';
import { FieldFrame } from '@/widgets/FieldFrame';
import { SearchChoiceBox } from '@/widgets/inputs/SearchChoiceBox';
import { RetryLine } from '../RetryLine';
import { defineInput } from '../views';
import { countryType, countryName } from './type';
import { useCountries } from './useCountries';

/** A country of the server's list, by its name in the user's language; the code finds it, too. */
export default defineInput(countryType, function CountryInput({ value, onChange, ...props }) {
  const translate = useTranslate();
  const locale = useLocale();
  const { choices, loading, error, retry } = useCountries(props.field.options.call);
  const named = (code: string): Choice => ({ value: code, label: countryName(code, locale) });
  const countries = choices
    .map((one) => (/^[A-Za-z]{2}$/.test(one.value) ? named(one.value.toUpperCase()) : one))
    .sort((a, b) => a.label.localeCompare(b.label, locale));
  const chosen = value ? (countries.find((one) => one.value === value) ?? named(value)) : null;
  return (
    <FieldFrame
      {...props}
      help={error ? <RetryLine text={failureText(error, translate)} onRetry={retry} /> : props.help}
    >
      {(control) => (
        <SearchChoiceBox
          {...props}
          control={control}
          choices={countries}
          value={chosen}
          onChoose={onChange}
          loading={loading}
        />
      )}
    </FieldFrame>
  );
});
