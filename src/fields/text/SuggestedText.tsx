import { Autocomplete } from '@mui/material';
import { nameParams, type CallSpec } from '@/schema';
import { FieldFrame, SearchInput, useAutocompleteTexts } from '@/widgets';
import { useTypedText } from '@/widgets/internal';
import { filterWithin } from '../filterWithin';
import { choiceList } from '../options/readChoices';
import { useAnswer } from '../options/useAnswer';
import { useFieldCall } from '../useFieldCall';
import type { InputProps } from '../views';
import { suggestedTexts } from './suggestedTexts';
import { cleanTyped, type TextOptions } from './type';

interface SuggestedTextProps extends InputProps<string, TextOptions> {
  readonly suggest: CallSpec;
}

/** A text a person types, or takes from those the server suggests. Without an answer there are none. */
export function SuggestedText({ suggest, field, value, onChange, place, ...props }: SuggestedTextProps) {
  const texts = useAutocompleteTexts();
  const { max, within, below } = field.options;
  const beside = filterWithin(within, props.values);
  const call = useFieldCall(suggest);
  const params = nameParams(call, beside ?? {});
  const { data = [] } = useAnswer(
    { ...call, params },
    (answer) => choiceList(answer, call.at),
    within === undefined || beside !== undefined,
  );
  const options = suggestedTexts(data, below === undefined ? undefined : (props.values[below] ?? null));
  const put = (next: string) => onChange(next === '' ? null : next);
  const { text, type, leave } = useTypedText(value ?? '', put, (typed) => cleanTyped(typed, field.options));
  return (
    <FieldFrame
      {...props}
      place={place}
      counter={place === 'form' && max !== undefined ? { now: [...(value ?? '')].length, max } : undefined}
    >
      {(control) => (
        <Autocomplete
          {...texts}
          id={control.id}
          freeSolo
          forcePopupIcon={options.length > 0}
          size="small"
          options={options}
          value={value ?? ''}
          inputValue={text}
          onChange={(_, chosen) => {
            leave();
            put(chosen ?? '');
          }}
          onInputChange={(_, typed, reason) => {
            if (reason === 'input') type(typed);
          }}
          onBlur={() => {
            leave();
            props.onBlur?.();
          }}
          renderInput={(params) => <SearchInput params={params} control={control} autoFocus={props.autoFocus} />}
        />
      )}
    </FieldFrame>
  );
}
