import { fieldsIn, isEmpty, matches } from './condition';
import { checkBeside } from './beside';
import { cleanValue, cleanValues, sentFields, visibleFields, type FormMode } from './codec';
import type { Field, Fields } from './field';
import type { ValidationError, Rule } from './rule';
import type { Resource } from './resource';

/**
 * The rules of a field: those of its type, then its own.
 *
 * @example rulesOf(text({ max: 60, rules: [rules.email] })).map(({ name }) => name) // ['maxLength', 'email']
 * @public
 */
export function rulesOf(field: Field): readonly Rule[] {
  return [...field.type.rules(field.options), ...(field.options.rules ?? [])];
}

/**
 * Whether the field must have a value now: always, or by its condition in `when`.
 *
 * @example isRequired(device, 'gatewayId', { type: 3 }) // true
 * @public
 */
export function isRequired(resource: Resource, name: string, values: object): boolean {
  const condition = resource.when[name]?.required;
  return Boolean(resource.fields[name]?.required || (condition && matches(condition, values)));
}

/**
 * The first rule a value breaks, checked as it would be sent; undefined where it breaks none. An empty value breaks
 * only `required`.
 *
 * @example checkField(text({ max: 3 }), 'Roof') // { rule: 'maxLength', args: { max: 3 } }
 * @public
 */
export function checkField(field: Field, given: unknown, required = field.required): ValidationError | undefined {
  const value = cleanValue(field, given);
  if (isEmpty(value)) return required ? { rule: 'required' } : undefined;
  const broken = rulesOf(field).find((one) => !one.passes(value));
  return broken && { rule: broken.name, ...(broken.args && { args: broken.args }) };
}

/**
 * What is refused inside the value of a field, by path below it. Empty where nothing is.
 *
 * @example checkInside(rows({ name: text({ required: true }) }), [{ name: '' }]) // { '0.name': { rule: 'required' } }
 * @public
 */
export function checkInside(field: Field, value: unknown): Readonly<Record<string, ValidationError>> {
  return isEmpty(value) ? {} : (field.type.validationErrors?.(value, field.options) ?? {});
}

/**
 * Every refused value among nested fields, by path: what a field type made of fields answers for one row or group.
 * Empty where nothing is.
 *
 * @example checkFields({ name: text({ required: true }) }, {}) // { name: { rule: 'required' } }
 * @public
 */
export function checkFields(
  fields: Fields,
  values: Readonly<Record<string, unknown>>,
): Record<string, ValidationError> {
  const validationErrors: Record<string, ValidationError> = {};
  for (const [name, field] of Object.entries(fields)) {
    if (field.options.readOnly || field.type.derive) continue;
    const error = checkField(field, values[name]) ?? checkBeside(field, values[name], values);
    if (error) validationErrors[name] = error;
    for (const [path, inner] of Object.entries(checkInside(field, values[name])))
      validationErrors[`${name}.${path}`] = inner;
  }
  return validationErrors;
}

/** What is refused because it does not fit the other values, as long as nothing that matters for it is missing. */
function checkFit(
  resource: Resource,
  name: string,
  values: Readonly<Record<string, unknown>>,
): ValidationError | undefined {
  const valid = resource.when[name]?.valid;
  if (!valid || [name, ...fieldsIn(valid)].some((one) => isEmpty(values[one]))) return undefined;
  return matches(valid, values) ? undefined : { rule: 'valid' };
}

/**
 * Every refused field of a form, by name; inside rows and groups by path: `schedule.0.begin`. Hidden, read-only and
 * system fields are not checked: exactly what would be sent is checked.
 *
 * @example validate(device, { name: '' }, 'create') // { name: { rule: 'required' } }
 * @public
 */
export function validate(
  resource: Resource,
  given: Readonly<Record<string, unknown>>,
  mode: FormMode,
): Record<string, ValidationError> {
  const values = cleanValues(resource.fields, given);
  const validationErrors: Record<string, ValidationError> = {};
  const visible = visibleFields(resource, values, mode);
  const shown = Object.fromEntries(visible.map((name) => [name, values[name]]));
  for (const name of sentFields(resource, values, mode, visible)) {
    const field = resource.fields[name];
    if (!field) continue;
    const own = checkField(field, values[name], isRequired(resource, name, values));
    const error = own ?? checkBeside(field, values[name], shown) ?? checkFit(resource, name, shown);
    if (error) validationErrors[name] = error;
    for (const [path, inner] of Object.entries(checkInside(field, values[name])))
      validationErrors[`${name}.${path}`] = inner;
  }
  return validationErrors;
}
