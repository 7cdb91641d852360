import { Autocomplete } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { inputOf } from '@/fields/inputs';
import type { InputProps } from '@/fields/views';
import { FieldFrame } from '@/widgets/FieldFrame';
import { SearchInput } from '@/widgets/SearchInput';
import { useAutocompleteTexts } from '@/widgets/useAutocompleteTexts';
import { useDebounced } from '@/widgets/useDebounced';
import { officeCalls } from './calls';
import { listOf, textAt } from './read';
import { TABLE } from './tableHeader';

/** A text to search the table of leads by, with the values there are for what was typed (spec 02 §7); in a form a plain one. */
export function SuggestedText(props: InputProps<string>) {
  const Text = inputOf('text');
  return props.place === 'form' ? <Text {...props} /> : <Suggested {...props} />;
}

function Suggested({ name, value, onChange, onBlur, ...frame }: InputProps<string>) {
  const texts = useAutocompleteTexts();
  const keyword = useDebounced(value ?? '');
  const { data } = useQuery({
    queryKey: ['office', 'values', name, keyword],
    queryFn: ({ signal }) => officeCalls.tableValues({ ...TABLE, field: name, keyword }, { signal, quiet: true }),
    enabled: keyword !== '',
    retry: false,
  });
  const options = [...new Set(listOf(data).map((one) => textAt(one, 'desc') || textAt(one, 'label') || textAt(one, 'code') || textAt(one, 'value')))].filter(Boolean);
  return (
    <FieldFrame {...frame}>
      {(control) => (
        <Autocomplete
          {...texts}
          id={control.id}
          freeSolo
          size="small"
          options={keyword === '' ? [] : options}
          filterOptions={(all) => all}
          inputValue={value ?? ''}
          onInputChange={(_, text, reason) => reason !== 'blur' && onChange(text === '' ? null : text)}
          onBlur={onBlur}
          renderInput={(params) => <SearchInput params={params} control={control} />}
        />
      )}
    </FieldFrame>
  );
}
