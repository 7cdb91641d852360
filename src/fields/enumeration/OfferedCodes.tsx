import { useEffect } from 'react';
import type { Choice } from '@/widgets';
import { useWordedChoices } from '../options/useWordedChoices';
import type { InputProps } from '../views';
import { offeredCodes } from './offeredCodes';
import type { CodeSource } from './useOfferedCodes';

interface OfferedCodesProps extends Pick<InputProps, 'scope' | 'name' | 'values' | 'place'> {
  readonly field: { readonly options: CodeSource };
  readonly all: readonly Choice[];
  onOffer(choices: readonly Choice[]): void;
}

/**
 * Asks the server which codes it offers, and says so to the box beside it: that one stays as it is meanwhile, open or
 * not.
 */
export default function OfferedCodes({ field, all, onOffer, ...box }: OfferedCodesProps) {
  const { call = 'GET .', adds = call, at, shared } = field.options;
  const { choices } = useWordedChoices({
    ...box,
    field: { options: { call: adds, at, ...(shared !== undefined && { shared }) } },
  });
  const offered = choices.length === 0 ? '' : JSON.stringify(offeredCodes(all, choices, field.options, box.place));
  useEffect(() => {
    if (offered !== '') onOffer(JSON.parse(offered) as readonly Choice[]);
  }, [offered, onOffer]);
  return null;
}
