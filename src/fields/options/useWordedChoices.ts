import { useTranslate } from 'react-admin';
import { nameParams } from '@/schema';
import { enumKey } from '../enumKey';
import { filterWithin } from '../filterWithin';
import { useFieldCall } from '../useFieldCall';
import type { InputProps } from '../views';
import type { OptionsOptions } from './type';
import { useChoices } from './useChoices';

/** The choices the server answers for a field; own words of the locales win over the server's. */
export function useWordedChoices({
  field,
  scope,
  name,
  values,
}: Pick<InputProps, 'scope' | 'name' | 'values'> & {
  readonly field: { readonly options: Omit<OptionsOptions, 'default'> };
}) {
  const translate = useTranslate();
  const resolved = useFieldCall(field.options.call);
  const { within, at = resolved.at } = field.options;
  const beside = filterWithin(within, values);
  const answer = useChoices(
    { method: resolved.method, path: resolved.path, params: nameParams(resolved, beside ?? {}) },
    at,
    within === undefined || beside !== undefined,
  );
  return {
    ...answer,
    choices: answer.choices.map((one) => ({
      ...one,
      label: translate(enumKey(scope, name, field.options, one.value), { _: one.label }),
    })),
  };
}
