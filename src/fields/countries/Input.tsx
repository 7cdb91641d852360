import { useLocale, useTranslate } from 'react-admin';
import { failureText } from '@/data/texts/failureText';
import { ChoicesBox } from '@/widgets/inputs/ChoicesBox';
import { FieldFrame } from '@/widgets/FieldFrame';
import { countryName } from '../country/type';
import { useCountries } from '../country/useCountries';
import { RetryLine } from '../RetryLine';
import { defineInput } from '../views';
import { countriesType } from './type';

/** Several countries of the server's list, by their names in the user's language. */
export default defineInput(countriesType, function CountriesInput({ value, onChange, ...props }) {
  const translate = useTranslate();
  const locale = useLocale() ?? 'en';
  const { choices, error, retry } = useCountries(props.field.options.call);
  const codes = [...new Set([...choices.map((one) => one.value.toUpperCase()), ...(value ?? [])])];
  const named = codes
    .map((code) => ({ value: code, label: countryName(code, locale) }))
    .sort((a, b) => a.label.localeCompare(b.label, locale));
  const none = props.readOnly ? '-' : translate(props.place === 'filter' ? 'fields.all' : 'widgets.choose');
  return (
    <FieldFrame
      {...props}
      help={error ? <RetryLine text={failureText(error, translate)} onRetry={retry} /> : props.help}
    >
      {(control) => (
        <ChoicesBox
          control={control}
          choices={named}
          values={value ?? []}
          none={none}
          onChoose={(next) => onChange(next.length > 0 ? [...next] : null)}
          onBlur={props.onBlur}
          readOnly={props.readOnly}
          autoFocus={props.autoFocus}
        />
      )}
    </FieldFrame>
  );
});
