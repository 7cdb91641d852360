import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { SomeChoices } from '../choice/SomeChoices';
import { chosenCode } from '../enumeration/readCode';
import { useOfferedCodes } from '../enumeration/useOfferedCodes';
import { defineInput } from '../views';
import { codesType } from './type';

/**
 * Several codes, as many as the field allows; a filter takes as many as one likes. They are kept in the order of the
 * list.
 */
export default defineInput(codesType, function CodesInput({ field, value, onChange, ...props }) {
  const translate = useTranslate();
  const [refused, setRefused] = useState(false);
  const source = useOfferedCodes({ field, ...props });
  const max = props.place === 'filter' ? undefined : field.options.max;
  const chosen = value ?? [];
  const choose = (next: readonly string[]) => {
    const over = max !== undefined && next.length > max && next.length > chosen.length;
    setRefused(over);
    if (over) return;
    const offered = source.choices
      .filter((one) => next.includes(one.value))
      .map((one) => chosenCode(field.options, one.value));
    const others = chosen.filter(
      (code) => next.includes(String(code)) && !source.choices.some((one) => one.value === String(code)),
    );
    onChange(next.length > 0 ? [...offered, ...others] : null);
  };
  const error = props.error ?? (refused ? translate('rules.maxSelect', { max }) : undefined);
  return <SomeChoices {...props} error={error} source={source} chosen={chosen} onChoose={choose} />;
});
