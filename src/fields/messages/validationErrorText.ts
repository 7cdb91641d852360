import type { ValidationError } from '@/schema';

type Translate = (key: string, options?: Record<string, unknown>) => string;

/** Rules whose words a resource may choose for each of its fields: `resources.<name>.<rule>.<field>`. */
const WORDED = new Set(['required', 'notBelow', 'valid']);

/**
 * What a validation error says: the server's own words, else the resource's own for this rule and field (`required`,
 * `notBelow`, `valid`), else `rules.<rule>` filled with the field's label and the bounds.
 *
 * @param own where the field is: the scope of its texts and its name there
 */
export function validationErrorText(
  error: ValidationError,
  label: string,
  translate: Translate,
  own?: { readonly scope: string; readonly name: string },
): string {
  if (error.text !== undefined) return error.text;
  const message = translate(`rules.${error.rule}`, { field: label, ...error.args });
  return own && WORDED.has(error.rule)
    ? translate(`${own.scope}.${error.rule}.${own.name}`, { _: message, field: label })
    : message;
}
