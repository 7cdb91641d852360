import { isEditable } from '../codec';
import type { Field } from '../field';
import type { Resource } from '../resource';
import { typeOptions } from '../typeOptions';

/** Whether one cell of a sheet can hold the field's value. Secrets never stand in a sheet. */
export function fitsInCell(field: Field): boolean {
  const { sheet, sealed, derive } = field.type;
  return (sheet !== false || typeOptions(field).cell !== undefined) && !sealed && !derive;
}

/**
 * Names of the fields an import fills, in the order of the template: those the schema names, else what the create form
 * asks and a cell can hold.
 *
 * @example importFields(device).map((name) => device.fields[name])
 * @public
 */
export function importFields(resource: Resource): string[] {
  const named = resource.import?.fields;
  if (named) return named.filter((name) => resource.fields[name]);
  const shown = new Set(resource.form.flatMap((one) => one.fields));
  return Object.entries(resource.fields).flatMap(([name, field]) =>
    shown.has(name) && isEditable(field, 'create') && !field.options.internal && fitsInCell(field) ? [name] : [],
  );
}
