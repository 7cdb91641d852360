import { Autocomplete } from '@mui/material';
import { useLocale, useTranslate } from 'react-admin';
import { failureText } from '@/data/texts/failureText';
import { resolveCall } from '@/schema';
import type { Choice } from '@/widgets/ChoiceBox';
import { FieldFrame } from '@/widgets/FieldFrame';
import { SearchInput } from '@/widgets/SearchInput';
import { useAutocompleteTexts } from '@/widgets/useAutocompleteTexts';
import { useChoices } from '../options/useChoices';
import { RetryLine } from '../RetryLine';
import { defineInput } from '../views';
import { COUNTRY_CALL, countryType, countryName } from './type';

const CALL = resolveCall(COUNTRY_CALL, '');

/** A country of the server's list, by its name in the user's language; the code finds it, too. */
export default defineInput(countryType, function CountryInput({ value, onChange, ...props }) {
  const translate = useTranslate();
  const locale = useLocale();
  const texts = useAutocompleteTexts();
  const { choices, loading, error, retry } = useChoices({ method: CALL.method, path: CALL.path });
  const named = (code: string): Choice => ({ value: code, label: countryName(code, locale) });
  const countries = choices
    .map((one) => (/^[A-Za-z]{2}$/.test(one.value) ? named(one.value.toUpperCase()) : one))
    .sort((a, b) => a.label.localeCompare(b.label, locale));
  const chosen = value ? (countries.find((one) => one.value === value) ?? named(value)) : null;
  return (
    <FieldFrame {...props} help={error ? <RetryLine text={failureText(error, translate)} onRetry={retry} /> : props.help}>
      {(control) => (
        <Autocomplete
          {...texts}
          id={control.id}
          options={countries}
          value={chosen}
          onChange={(_, next) => onChange(next?.value ?? null)}
          onBlur={props.onBlur}
          getOptionLabel={(one) => one.label}
          getOptionKey={(one) => one.value}
          isOptionEqualToValue={(one, other) => one.value === other.value}
          filterOptions={(all, { inputValue }) => {
            const wanted = inputValue.trim().toLocaleLowerCase();
            return all.filter((one) => `${one.label} ${one.value}`.toLocaleLowerCase().includes(wanted));
          }}
          disableClearable={props.required}
          readOnly={props.readOnly}
          loading={loading}
          autoHighlight
          size="small"
          renderInput={(params) => <SearchInput params={params} control={control} placeholder={translate(props.place === 'filter' ? 'fields.all' : 'widgets.choose')} autoFocus={props.autoFocus} readOnly={props.readOnly} />}
        />
      )}
    </FieldFrame>
  );
});
