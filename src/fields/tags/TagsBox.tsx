import { Autocomplete, Chip } from '@mui/material';
import { useState } from 'react';
import { cleanText } from '@/schema';
import type { FrameControl } from '@/widgets/internal';
import { NameText, SearchInput, useAutocompleteTexts } from '@/widgets';
import { readTags } from './type';

interface TagsBoxProps {
  readonly control: FrameControl;
  readonly tags: readonly string[];
  /** Texts in use, to choose from. */
  readonly suggestions: readonly string[];
  onTags(tags: string[]): void;
  onBlur?(): void;
  readonly placeholder: string;
  readonly readOnly?: boolean;
  readonly autoFocus?: boolean;
}

/**
 * Tags as chips. Enter, a comma and leaving the box make one of what was typed, each line of what is pasted is one;
 * Backspace takes the last one back.
 */
export function TagsBox({
  control,
  tags,
  suggestions,
  onTags,
  onBlur,
  placeholder,
  readOnly,
  autoFocus,
}: TagsBoxProps) {
  const texts = useAutocompleteTexts();
  const [typed, setTyped] = useState('');
  const take = (words: readonly string[]) => {
    setTyped('');
    onTags(readTags(words) ?? []);
  };
  const change = (text: string) => {
    if (/[,，;；\n]/.test(text)) take([...tags, text]);
    else setTyped(text);
  };
  return (
    <Autocomplete
      {...texts}
      id={control.id}
      multiple
      freeSolo
      size="small"
      filterSelectedOptions
      readOnly={readOnly}
      options={[...suggestions]}
      value={[...tags]}
      inputValue={typed}
      onInputChange={(_, text, reason) => {
        if (reason === 'input') change(text);
      }}
      onChange={(_, next) => take(next)}
      onPaste={(event) => {
        const pasted = event.clipboardData.getData('text');
        if (readOnly || !pasted.includes('\n')) return;
        event.preventDefault(); // a box of one line would put blanks between them
        take([...tags, typed, pasted]);
      }}
      onBlur={() => {
        if (cleanText(typed) !== '') take([...tags, typed]);
        onBlur?.();
      }}
      renderValue={(chosen, itemProps) =>
        chosen.map((tag, index) => {
          const { key, ...rest } = itemProps({ index });
          return (
            <Chip
              key={key}
              {...rest}
              size="small"
              label={<NameText text={tag} />}
              {...(readOnly && { onDelete: undefined })}
            />
          );
        })
      }
      renderInput={(params) => (
        <SearchInput
          params={params}
          control={control}
          placeholder={tags.length === 0 ? placeholder : undefined}
          autoFocus={autoFocus}
          readOnly={readOnly}
        />
      )}
    />
  );
}
