import { useState, type ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { lazyPart } from '@/data';
import type { Choice } from '@/widgets';
import { enumKey } from '../enumKey';
import type { InputProps } from '../views';
import type { EnumerationOptions } from './type';

/** Options of a field that say which codes there are, and who else knows some. */
export type CodeSource = Pick<
  EnumerationOptions,
  'values' | 'words' | 'codeAliases' | 'shared' | 'call' | 'adds' | 'at'
>;

const OfferedCodes = lazyPart(() => import('./OfferedCodes'));

interface CodePlace extends Pick<InputProps, 'scope' | 'name' | 'values' | 'place'> {
  readonly field: { readonly options: CodeSource };
}

interface Offered {
  readonly choices: readonly Choice[];
  /** Asks the server for others; stands beside the box. */
  readonly loader: ReactNode;
}

/** The codes a box offers, by their words. */
export function useOfferedCodes({ field, scope, name, values, place }: CodePlace): Offered {
  const translate = useTranslate();
  const [offered, setOffered] = useState<readonly Choice[]>();
  const { options } = field;
  const all = options.values.map((code): Choice => ({
    value: String(code),
    label: translate(enumKey(scope, name, options, String(code)), { _: options.words?.[code] ?? String(code) }),
  }));
  const loads = (options.call ?? options.adds) !== undefined;
  return {
    choices: offered ?? all,
    loader: loads && (
      <OfferedCodes
        field={field}
        scope={scope}
        name={name}
        values={values}
        place={place}
        all={all}
        onOffer={setOffered}
        waiting={null}
      />
    ),
  };
}
