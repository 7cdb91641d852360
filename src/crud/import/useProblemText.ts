import { useTranslate } from 'react-admin';
import { useResource } from '@/data';
import type { ValidationError } from '@/schema';
import { labelled } from '@/schema/internal';
import { validationErrorText } from '@/fields/internal';

/** What a validation error of a cell says, in the user's language; `name` '' is the row as a whole. */
export function useProblemText(): (error: ValidationError, name: string) => string {
  const { scope } = useResource();
  const translate = useTranslate();
  return (error, name) => {
    const field = name || String(error.args?.field ?? '');
    const label = field ? translate(`${scope}.fields.${field}`) : '';
    const text = validationErrorText(
      { ...error, args: { ...error.args, field: label } },
      label,
      translate,
      field ? { scope, name: field } : undefined,
    );
    return name === '' && label && error.rule !== 'required' ? labelled(label, text) : text;
  };
}
