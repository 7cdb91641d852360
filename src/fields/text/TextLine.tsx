import { FieldFrame, TextBox } from '@/widgets';
import type { InputProps } from '../views';
import { cleanTyped, type TextOptions } from './type';

/** A line of text or several. The counter appears with a limit; what is too long stays and is refused, never cut. */
export function TextLine({ field, value, onChange, place, ...props }: InputProps<string, TextOptions>) {
  const { max, multiline } = field.options;
  const text = value ?? '';
  const form = place === 'form';
  const counter = form && max !== undefined && !props.readOnly ? { now: [...text].length, max } : undefined;
  return (
    <FieldFrame {...props} place={place} counter={counter}>
      {(control) => (
        <TextBox
          control={control}
          value={text}
          onText={(typed) => onChange(typed === '' ? null : typed)}
          clean={(typed) => cleanTyped(typed, field.options)}
          onBlur={props.onBlur}
          readOnly={props.readOnly}
          autoFocus={props.autoFocus}
          multiline={Boolean(multiline && form)}
          autoComplete="off"
        />
      )}
    </FieldFrame>
  );
}
