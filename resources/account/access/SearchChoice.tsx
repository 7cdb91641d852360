import { Autocomplete } from '@mui/material';
import { FieldFrame, SearchInput, useAutocompleteTexts } from '@/widgets';

interface Option {
  readonly id: string;
  readonly label: string;
  readonly group?: string;
}

interface SearchChoiceProps {
  readonly id: string;
  readonly label: string;
  readonly options: readonly Option[];
  readonly value: Option;
  onChoose(id: string): void;
}

/** One of many, found by typing; there is always one. */
export function SearchChoice({ id, label, options, value, onChoose }: SearchChoiceProps) {
  const texts = useAutocompleteTexts();
  return (
    <FieldFrame id={id} label={label} place="filter">
      {(control) => (
        <Autocomplete
          {...texts}
          id={control.id}
          size="small"
          disableClearable
          options={options}
          {...(options.some((one) => one.group) && { groupBy: (one: Option) => one.group ?? '' })}
          value={value}
          isOptionEqualToValue={(a, b) => a.id === b.id}
          onChange={(_, one) => onChoose(one.id)}
          renderInput={(params) => <SearchInput params={params} control={control} />}
        />
      )}
    </FieldFrame>
  );
}
