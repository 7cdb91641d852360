import { useEffect, useEffectEvent, useRef } from 'react';
import { isEmpty, type FieldFill } from '@/schema';
import { codeText } from './enumeration/codeDesc';
import { choiceList } from './options/readChoices';
import { useAnswer } from './options/useAnswer';
import { partOf } from './partOf';
import { useFieldCall } from './useFieldCall';
import type { InputProps } from './views';

interface FilledByProps extends Pick<InputProps<string>, 'value' | 'values' | 'onChange'> {
  readonly fill: FieldFill;
}

/**
 * Fills a field in when another one is chosen, unless a person typed something: only what is empty, or what an earlier
 * choice put there.
 */
export function FilledBy({ fill, value, values, onChange }: FilledByProps) {
  const { by, key = 'code', part } = fill;
  const chosen = codeText(values[by]);
  const { method, path, fixed, at } = useFieldCall(fill.call);
  const { data } = useAnswer({ method, path, params: fixed }, (answer) => choiceList(answer, at), chosen !== null);
  const given = data === undefined || chosen === null ? null : partOf(data, key, chosen, part);
  const last = useRef<{ readonly chosen: string | null; readonly filled?: string }>({ chosen });
  const fillIn = useEffectEvent(() => {
    const { chosen: before, filled } = last.current;
    if (given === null || chosen === before) return;
    const open = isEmpty(value) || value === filled;
    last.current = { chosen, filled: open ? given : filled };
    if (open) onChange(given);
  });
  useEffect(() => fillIn(), [chosen, given]);
  return null;
}
