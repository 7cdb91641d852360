import { useTranslate } from 'react-admin';
import { useResource } from '@/data/ResourceContext';
import type { Refusal } from '@/schema';
import { refusalText } from '@/fields/messages/refusalText';

/** What a refusal of a cell says, in the user's language; `name` '' is the row as a whole. */
export function useProblemText(): (refusal: Refusal, name: string) => string {
  const { scope } = useResource();
  const translate = useTranslate();
  return (refusal, name) => {
    const field = name || String(refusal.args?.field ?? '');
    const label = field ? translate(`${scope}.fields.${field}`) : '';
    const text = refusalText({ ...refusal, args: { ...refusal.args, field: label } }, label, translate, field ? { scope, name: field } : undefined);
    return name === '' && label && refusal.rule !== 'required' ? `${label}: ${text}` : text;
  };
}
