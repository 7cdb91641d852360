import { isEmpty, matches } from './condition';
import { sentFields, type FormMode } from './codec';
import type { Field } from './field';
import type { Refusal, Rule } from './rule';
import type { Resource } from './resource';

/** The rules of a field: those of its kind, then its own. */
export function rulesOf(field: Field): readonly Rule[] {
  return [...field.kind.rules(field.options), ...(field.options.rules ?? [])];
}

/** Whether the field must have a value now. */
export function isRequired(resource: Resource, name: string, values: object): boolean {
  const condition = resource.when[name]?.required;
  return Boolean(resource.fields[name]?.required || (condition && matches(condition, values)));
}

/** The first rule a value breaks. An empty value breaks only `required`. */
export function checkField(field: Field, value: unknown, required = field.required): Refusal | undefined {
  if (isEmpty(value)) return required ? { rule: 'required' } : undefined;
  const broken = rulesOf(field).find((one) => !one.passes(value));
  return broken && { rule: broken.name, args: broken.args };
}

/**
 * Every refused field of a form, by name. Hidden, read-only and system fields are not checked:
 * exactly what would be sent is checked.
 */
export function validate(resource: Resource, values: Readonly<Record<string, unknown>>, mode: FormMode): Record<string, Refusal> {
  const refusals: Record<string, Refusal> = {};
  for (const name of sentFields(resource, values, mode)) {
    const field = resource.fields[name];
    const refusal = field && checkField(field, values[name], isRequired(resource, name, values));
    if (refusal) refusals[name] = refusal;
  }
  return refusals;
}
