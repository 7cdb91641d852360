import type { Refusal } from '@/schema';

type Translate = (key: string, options?: Record<string, unknown>) => string;

/**
 * What a refusal says: the server's own words, else the special text of a missing value (`requiredKey`,
 * usually `resources.<name>.required.<field>`), else `rules.<rule>` filled with the field's label and the bounds.
 */
export function refusalText(refusal: Refusal, label: string, translate: Translate, requiredKey?: string): string {
  if (refusal.text !== undefined) return refusal.text;
  const message = translate(`rules.${refusal.rule}`, { field: label, ...refusal.args });
  return refusal.rule === 'required' && requiredKey ? translate(requiredKey, { _: message, field: label }) : message;
}
