import { OutlinedInput, type AutocompleteRenderInputParams } from '@mui/material';
import type { CompositionEventHandler, ReactNode } from 'react';
import type { FrameControl } from '../FieldFrame';

interface SearchInputProps {
  /** What MUI's Autocomplete gives its box. */
  readonly params: AutocompleteRenderInputParams;
  readonly control: FrameControl;
  readonly placeholder?: string;
  /** None means all: a value, which is written as one. */
  readonly all?: boolean;
  readonly autoFocus?: boolean;
  readonly readOnly?: boolean;
  /** Instead of what the Autocomplete puts there. */
  readonly startAdornment?: ReactNode;
  readonly onCompositionEnd?: CompositionEventHandler<HTMLInputElement>;
}

/** Only what asks to choose is grey. */
export const ALL_IN_INK = { '& input::placeholder': { color: 'text.primary', opacity: '1 !important' } } as const;

/**
 * The box of an Autocomplete, tied to the words of a field.
 *
 * @example <Autocomplete options={ids} renderInput={(params) => <SearchInput params={params} control={control} />} />
 * @public
 */
export function SearchInput({ params, control, startAdornment, onCompositionEnd, ...props }: SearchInputProps) {
  const { placeholder, all, autoFocus, readOnly } = props;
  const { id: _id, 'aria-labelledby': labelledBy, ...aria } = control;
  const { ref, className, ...input } = params.slotProps.input;
  return (
    <OutlinedInput
      {...input}
      {...(startAdornment && { startAdornment })}
      ref={ref}
      className={className}
      id={params.id}
      fullWidth
      size="small"
      placeholder={placeholder}
      autoFocus={autoFocus}
      error={Boolean(aria['aria-invalid'])}
      slotProps={{ input: { ...params.slotProps.htmlInput, ...aria, 'aria-labelledby': labelledBy, onCompositionEnd } }}
      sx={{
        ...(all && ALL_IN_INK),
        // the same 32 px and the same first letter as every other input
        '&&.MuiOutlinedInput-root': { py: 0, ...(readOnly && { bgcolor: 'action.hover' }) },
        '&&&& .MuiAutocomplete-input': { height: 30, py: 0, pl: '4px' },
      }}
    />
  );
}
