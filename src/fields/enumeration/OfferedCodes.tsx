import { useEffect } from 'react';
import type { CallSpec } from '@/schema';
import type { Choice } from '@/widgets/ChoiceBox';
import { useWordedChoices } from '../options/useWordedChoices';
import type { EnumerationBoxProps } from './EnumerationBox';

interface OfferedCodesProps extends Pick<EnumerationBoxProps, 'field' | 'scope' | 'name' | 'values'> {
  readonly call: CallSpec;
  onAnswer(choices: readonly Choice[]): void;
}

/** Asks the server which codes it offers, and says so to the box beside it: that one stays as it is meanwhile, open or not. */
export default function OfferedCodes({ field, call, onAnswer, ...place }: OfferedCodesProps) {
  const { default: _, ...options } = field.options;
  const { choices } = useWordedChoices({ ...place, field: { options: { ...options, call } } });
  const answer = JSON.stringify(choices);
  useEffect(() => {
    if (answer !== '[]') onAnswer(JSON.parse(answer) as readonly Choice[]);
  }, [answer, onAnswer]);
  return null;
}
