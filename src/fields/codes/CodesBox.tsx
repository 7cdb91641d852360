import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { ChoicesBox } from '@/widgets/inputs/ChoicesBox';
import { FieldFrame } from '@/widgets/FieldFrame';
import { chosenCode } from '../enumeration/readCode';
import type { Code } from '../enumeration/type';
import { useOfferedCodes } from '../enumeration/useOfferedCodes';
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
  const { choices, loader } = useOfferedCodes({ field, ...props });
  const chosen = value ?? [];
  const choose = (next: readonly string[]) => {
    const over = max !== undefined && next.length > max && next.length > chosen.length;
    setRefused(over);
    if (over) return;
    const offered = choices
      .filter((one) => next.includes(one.value))
      .map((one) => chosenCode(field.options, one.value));
    const others = chosen.filter(
      (code) => next.includes(String(code)) && !choices.some((one) => one.value === String(code)),
    );
    onChange(next.length > 0 ? [...offered, ...others] : null);
  };
  return (
    <>
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
      {loader}
    </>
  );
}
