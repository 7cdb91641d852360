import { useCallback } from 'react';
import { useTranslate } from 'react-admin';
import type { Refusal } from '@/schema';
import { textPlace } from './fieldPath';
import { refusalText } from './refusalText';

/**
 * A function from refusals by path (what `validate` and `checkFields` answer) to messages by path,
 * in the user's language. `scope`: `resources.<name>`, where the labels and the fields' own messages stand.
 */
export function useFieldErrors(scope: string): (refusals: Readonly<Record<string, Refusal>>) => Record<string, string> {
  const translate = useTranslate();
  return useCallback(
    (refusals) =>
      Object.fromEntries(
        Object.entries(refusals).map(([path, refusal]) => {
          const own = textPlace(scope, path);
          const label = translate(`${own.scope}.fields.${own.name}`);
          return [path, refusalText(refusal, label, translate, own)];
        }),
      ),
    [scope, translate],
  );
}
