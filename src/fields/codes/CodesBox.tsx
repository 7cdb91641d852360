import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { ChoicesBox } from '@/widgets/ChoicesBox';
import { FieldFrame } from '@/widgets/FieldFrame';
import { enumKey } from '../enumKey';
import type { Code } from '../enumeration/type';
import type { InputProps } from '../views';
import type { CodesOptions } from './type';

interface CodesBoxProps extends InputProps<Code[], CodesOptions> {
  /** Most that may be ticked; one more is not taken and warns. */
  readonly max?: number;
  /** What no choice is called. */
  readonly none: string;
}

/** Several codes of a list, ticked in a menu that stays open. They are kept in the order of the list. */
export function CodesBox({ field, value, onChange, max, none, ...props }: CodesBoxProps) {
  const translate = useTranslate();
  const [refused, setRefused] = useState(false);
  const { values } = field.options;
  const chosen = value ?? [];
  const choices = values.map((code) => ({ value: String(code), label: translate(enumKey(props.scope, props.name, field.options, String(code)), { _: String(code) }) }));
  const choose = (next: readonly string[]) => {
    const over = max !== undefined && next.length > max && next.length > chosen.length;
    setRefused(over);
    if (over) return;
    const codes = [...values.filter((code) => next.includes(String(code))), ...chosen.filter((code) => !values.includes(code) && next.includes(String(code)))];
    onChange(codes.length > 0 ? codes : null);
  };
  return (
    <FieldFrame {...props} error={props.error ?? (refused ? translate('rules.maxSelect', { max }) : undefined)}>
      {(control) => (
        <ChoicesBox
          control={control}
          choices={choices}
          values={chosen.map(String)}
          none={none}
          onChoose={choose}
          onBlur={props.onBlur}
          readOnly={props.readOnly}
          autoFocus={props.autoFocus}
        />
      )}
    </FieldFrame>
  );
}
