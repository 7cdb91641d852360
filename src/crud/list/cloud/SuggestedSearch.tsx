import { Autocomplete } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { listOf, textAt } from '@/api';
import { invoke, useResource } from '@/data';
import type { InputProps } from '@/fields/views';
import { FieldFrame, SearchInput, useAutocompleteTexts, useDebounced } from '@/widgets';
import { useTypedText } from '@/widgets/internal';

/** The words of `[{code, desc}]` or `[{value, label}]`, each once. */
const textsOf = (answer: unknown): readonly string[] => [
  ...new Set(
    listOf(answer)
      .map((one) => textAt(one, 'desc') || textAt(one, 'label') || textAt(one, 'code') || textAt(one, 'value'))
      .filter(Boolean),
  ),
];

/** A text to search a list by, with the values the cloud has for what was typed. */
export default function SuggestedSearch({ name, value, onChange, onBlur, ...frame }: InputProps) {
  const wanted = typeof value === 'string' ? value : '';
  const { text, type, leave } = useTypedText(wanted, (next) => onChange(next === '' ? null : next));
  const { resource, path } = useResource();
  const texts = useAutocompleteTexts();
  const keyword = useDebounced(wanted);
  const { tableCode, values } = resource.table ?? {};
  const { data = [] } = useQuery({
    queryKey: ['values', path, tableCode, name, keyword],
    queryFn: async ({ signal }) =>
      values
        ? textsOf(await invoke(resource.resolve(values), { tableCode, field: name, keyword }, { signal, quiet: true }))
        : [],
    enabled: keyword !== '',
    retry: false,
  });
  return (
    <FieldFrame {...frame}>
      {(control) => (
        <Autocomplete
          {...texts}
          id={control.id}
          freeSolo
          size="small"
          options={keyword === '' ? [] : data}
          filterOptions={(all) => all}
          inputValue={text}
          onInputChange={(_, next, reason) => reason !== 'blur' && type(next)}
          onBlur={() => {
            leave();
            onBlur?.();
          }}
          renderInput={(params) => <SearchInput params={params} control={control} />}
        />
      )}
    </FieldFrame>
  );
}
