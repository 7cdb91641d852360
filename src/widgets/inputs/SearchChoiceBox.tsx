import { Autocomplete, type AutocompleteProps } from '@mui/material';
import { useTranslate } from 'react-admin';
import { shownName } from '@/schema/internal';
import { foldText } from '@/schema';
import type { Choice } from './ChoiceBox';
import type { FrameControl } from '../FieldFrame';
import { SearchInput } from './SearchInput';
import { useAutocompleteTexts } from './useAutocompleteTexts';

interface SearchChoiceBoxProps {
  readonly control: FrameControl;
  readonly choices: readonly Choice[];
  readonly value: Choice | null;
  onChoose(value: string | null): void;
  onBlur?(): void;
  /** A choice in the list, where more than its words is told of it. */
  readonly renderOption?: AutocompleteProps<Choice, false, boolean, false>['renderOption'];
  readonly required?: boolean;
  readonly readOnly?: boolean;
  readonly autoFocus?: boolean;
  readonly loading?: boolean;
  readonly place?: 'form' | 'filter' | 'cell';
}

/** One choice of a long list, found by typing a part of its words or its code. */
export function SearchChoiceBox({
  control,
  choices,
  value,
  onChoose,
  onBlur,
  renderOption,
  required,
  readOnly,
  autoFocus,
  loading,
  place,
}: SearchChoiceBoxProps) {
  const translate = useTranslate();
  const texts = useAutocompleteTexts();
  return (
    <Autocomplete
      {...texts}
      id={control.id}
      options={choices}
      value={value}
      onChange={(_, next) => onChoose(next?.value ?? null)}
      onBlur={onBlur}
      getOptionLabel={(one) => shownName(one.label)}
      getOptionKey={(one) => one.value}
      isOptionEqualToValue={(one, other) => one.value === other.value}
      filterOptions={(all, { inputValue }) => {
        const wanted = foldText(inputValue);
        return all.filter((one) => foldText(`${one.label} ${one.value}`).includes(wanted));
      }}
      renderOption={renderOption}
      disableClearable={required}
      readOnly={readOnly}
      loading={loading}
      autoHighlight
      size="small"
      renderInput={(params) => (
        <SearchInput
          params={params}
          control={control}
          placeholder={translate(place === 'filter' ? 'fields.all' : 'widgets.choose')}
          autoFocus={autoFocus}
          readOnly={readOnly}
        />
      )}
    />
  );
}
