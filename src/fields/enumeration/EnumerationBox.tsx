import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { lazyPart } from '@/data/registry/lazyPart';
import type { Choice } from '@/widgets/ChoiceBox';
import { enumKey } from '../enumKey';
import type { InputProps } from '../views';
import { CodeBox } from './CodeBox';
import { offeredCodes } from './offeredCodes';
import type { EnumerationOptions } from './type';

export interface EnumerationBoxProps extends InputProps<string | number, EnumerationOptions> {
  /** What no choice is called; without it, none cannot be chosen again. */
  readonly none?: string;
}

const OfferedCodes = lazyPart(() => import('./OfferedCodes'));
const NOTHING: readonly Choice[] = [];

/** One code of an enum, by its words: `resources.<name>.enums.<field>.<code>`, or `enums.<shared>.<code>`. */
export function EnumerationBox(props: EnumerationBoxProps) {
  const { field, scope, name, values, place } = props;
  const { call, words } = field.options;
  const translate = useTranslate();
  const [answered, setAnswered] = useState(NOTHING);
  const all = field.options.values.map((code): Choice => ({
    value: String(code),
    label: translate(enumKey(scope, name, field.options, String(code)), { _: words?.[code] ?? String(code) }),
  }));
  return (
    <>
      <CodeBox {...props} choices={offeredCodes(all, answered, field.options, place)} />
      {call !== undefined && <OfferedCodes field={field} scope={scope} name={name} values={values} call={call} onAnswer={setAnswered} waiting={null} />}
    </>
  );
}
