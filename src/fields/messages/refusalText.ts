import type { Refusal } from '@/schema';

type Translate = (key: string, options?: Record<string, unknown>) => string;

/** Rules whose words a resource may choose for each of its fields: `resources.<name>.<rule>.<field>`. */
const WORDED = new Set(['required', 'notBelow', 'valid']);

/**
 * What a refusal says: the server's own words, else the resource's own for this rule and field (`required`, `notBelow`, `valid`),
 * else `rules.<rule>` filled with the field's label and the bounds.
 *
 * @param own where the field is: the scope of its texts and its name there
 */
export function refusalText(refusal: Refusal, label: string, translate: Translate, own?: { readonly scope: string; readonly name: string }): string {
  if (refusal.text !== undefined) return refusal.text;
  const message = translate(`rules.${refusal.rule}`, { field: label, ...refusal.args });
  return own && WORDED.has(refusal.rule) ? translate(`${own.scope}.${refusal.rule}.${own.name}`, { _: message, field: label }) : message;
}
