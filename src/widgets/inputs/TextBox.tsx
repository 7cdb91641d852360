import { InputAdornment, OutlinedInput } from '@mui/material';
import type { HTMLAttributes, HTMLInputTypeAttribute, ReactNode } from 'react';
import type { FrameControl } from '../FieldFrame';
import { useTypedText } from './useTypedText';

interface TextBoxProps {
  readonly control: FrameControl;
  readonly value: string;
  /** Called with finished words only, cleaned; see `useTypedText`. */
  onText(text: string): void;
  /** What is passed on of a typed text. Default: all but what nobody sees (`cleanText`). */
  clean?(text: string): string;
  onBlur?(): void;
  readonly readOnly?: boolean;
  readonly autoFocus?: boolean;
  readonly multiline?: boolean;
  readonly minRows?: number;
  readonly maxRows?: number;
  readonly type?: HTMLInputTypeAttribute;
  readonly inputMode?: HTMLAttributes<HTMLInputElement>['inputMode'];
  readonly autoComplete?: string;
  readonly placeholder?: string;
  /** Names the box when a label above several boxes does not. */
  readonly name?: string;
  readonly start?: ReactNode;
  readonly end?: ReactNode;
  readonly align?: 'start' | 'end';
  /** Code: one width a letter, no spell check. */
  readonly code?: boolean;
}

/**
 * One box to type in, tied to its words, with the input method left in peace.
 *
 * @example <TextBox control={control} value={name} onText={setName} autoComplete="off" />
 * @public
 */
export function TextBox({
  control,
  value,
  onText,
  clean,
  onBlur,
  start,
  end,
  align,
  code,
  name,
  multiline,
  minRows = 3,
  maxRows = 12,
  ...rest
}: TextBoxProps) {
  const { text, onChange, leave, composition } = useTypedText(value, onText, clean);
  const { id, 'aria-labelledby': labelledBy, ...aria } = control;
  return (
    <OutlinedInput
      {...rest}
      value={text}
      onChange={onChange}
      onBlur={() => {
        leave();
        onBlur?.();
      }}
      id={id}
      fullWidth
      size="small"
      multiline={multiline}
      {...(multiline && { minRows, maxRows })}
      error={Boolean(aria['aria-invalid'])}
      startAdornment={start && <InputAdornment position="start">{start}</InputAdornment>}
      endAdornment={end && <InputAdornment position="end">{end}</InputAdornment>}
      slotProps={{
        input: {
          ...composition,
          ...aria,
          dir: 'auto',
          ...(name ? { 'aria-label': name } : { 'aria-labelledby': labelledBy }),
          ...(code && { spellCheck: false, autoCapitalize: 'off' }),
        },
      }}
      sx={{
        ...(rest.readOnly && { bgcolor: 'action.hover' }),
        '& input, & textarea': {
          ...(align === 'end' && { textAlign: 'end' }),
          ...(code && { fontFamily: 'monospace' }),
          ...(rest.readOnly && { textOverflow: 'ellipsis' }),
        },
      }}
    />
  );
}
