import { useCallback } from 'react';
import { useTranslate } from 'react-admin';
import type { ValidationError } from '@/schema';
import { textPlace } from './fieldPath';
import { validationErrorText } from './validationErrorText';

/**
 * A function from validation errors by path (what `validate` and `checkFields` answer) to messages by path, in the
 * user's language. `scope`: `resources.<name>`, where the labels and the fields' own messages stand.
 *
 * @example
 * const messagesOf = useFieldErrors('resources.depot/part');
 * messagesOf(checkFields(fields, values)).name // 'Please fill in Name!'
 * @public
 */
export function useFieldErrors(
  scope: string,
): (validationErrors: Readonly<Record<string, ValidationError>>) => Record<string, string> {
  const translate = useTranslate();
  return useCallback(
    (validationErrors) =>
      Object.fromEntries(
        Object.entries(validationErrors).map(([path, error]) => {
          const own = textPlace(scope, path);
          const label = translate(`${own.scope}.fields.${own.name}`);
          return [path, validationErrorText(error, label, translate, own)];
        }),
      ),
    [scope, translate],
  );
}
