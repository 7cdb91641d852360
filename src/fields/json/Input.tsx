import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { FieldFrame, TextBox } from '@/widgets';
import { asTyped } from '@/widgets/internal';
import { defineInput } from '../views';
import { jsonType, jsonText } from './type';

const show = (value: unknown): string =>
  value === null || value === undefined ? '' : typeof value === 'string' ? value : jsonText(value, 2);

/** JSON as text. A text that is no JSON yet stays in the box, said to be wrong, and is passed on as it is. */
export default defineInput(jsonType, function JsonInput({ value, onChange, ...props }) {
  const translate = useTranslate();
  const [typed, setTyped] = useState<{ readonly text: string; readonly value: unknown } | null>(null);
  const text = typed && typed.value === value ? typed.text : show(value);
  const broken = typeof value === 'string' && value !== '';
  const type = (next: string) => {
    const parsed = parse(next);
    setTyped({ text: next, value: parsed });
    onChange(parsed);
  };
  return (
    <FieldFrame {...props} error={props.error ?? (broken ? translate('fields.json.broken') : undefined)}>
      {(control) => (
        <TextBox
          control={control}
          value={text}
          onText={type}
          clean={asTyped}
          onBlur={() => {
            if (!broken) setTyped(null);
            props.onBlur?.();
          }}
          readOnly={props.readOnly}
          autoFocus={props.autoFocus}
          multiline={props.place === 'form'}
          code
        />
      )}
    </FieldFrame>
  );
});

function parse(text: string): unknown {
  if (text.trim() === '') return null;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
