import { isEditable } from '../codec';
import { fitsInCell, importFields } from '../sheet/importFields';
import type { Resource } from '../resource';
import { finding, type Check, type Finding } from './finding';
import { nearest } from './nearest';

/** A key names records that the list shows, and rows can change them. */
function checkKey(resource: Resource, columns: readonly string[]): Finding[] {
  const { api, fields, import: spec } = resource;
  const key = spec?.key;
  if (key === undefined) return [];
  const field = fields[key];
  const wrong = (reason: string, fix: string) => [finding(resource, 'import.key', 'error', reason, fix)];
  if (!field) return wrong(`There is no field "${key}".`, nearest(key, columns));
  if (api.import)
    return wrong(
      'Rows go to the import call, which decides itself what they change.',
      'Remove `key`, or `api.import`.',
    );
  if (!api.edit) return wrong('There is no edit call to change a record by.', 'Declare `edit`, or remove `key`.');
  if (!api.page && !api.tree && !api.options)
    return wrong('There is no list in which its records could be found.', 'Declare `page`, or remove `key`.');
  if (!columns.includes(key))
    return wrong(`No column of a file fills "${key}".`, 'Add it to `import.fields`, and to the form.');
  const { traits } = field.type;
  return traits?.moment || traits?.unordered || Array.isArray(field.type.sample(1, field.options))
    ? wrong(`"${key}" (${field.type.name}) is no name of one record.`, 'Use a text, a number or a reference.')
    : [];
}

/** An import has a call to go to, columns a cell can hold, and a column for everything that must be said. */
export const checkImport: Check = (resource) => {
  const { api, fields, import: spec } = resource;
  const wrong = (place: string, reason: string, fix: string) => finding(resource, place, 'error', reason, fix);
  const lone = (['importConfirm', 'importResult'] as const).filter((name) => api[name] && !api.import);
  const calls = lone.map((name) =>
    wrong(`api.${name}`, 'There is no import it could be about.', 'Declare the `import` call, or remove it.'),
  );
  if (!spec && !api.import) return calls;
  const columns = importFields(resource);
  const noCell = columns.filter((name) => fields[name] && (fields[name].options.readOnly || !fitsInCell(fields[name])));
  const forgotten = Object.keys(fields).filter((name) => {
    const field = fields[name];
    return (
      field?.required && isEditable(field, 'create') && field.options.default === undefined && !columns.includes(name)
    );
  });
  return [
    ...calls,
    ...checkKey(resource, columns),
    ...(api.import || api.create
      ? []
      : [
          wrong(
            'import',
            'There is neither an import call nor a create call.',
            'Declare one of them, or remove `import`.',
          ),
        ]),
    ...(spec?.maxRows === undefined || (Number.isInteger(spec.maxRows) && spec.maxRows > 0)
      ? []
      : [wrong('import.maxRows', 'It is no number of rows.', 'Give a whole number above zero.')]),
    ...noCell.map((name) =>
      wrong(`import.fields.${name}`, `No cell of a sheet can fill "${name}".`, 'Leave it out of `import.fields`.'),
    ),
    // what the server's own import wants may differ from the form; without one the rows go through the form's call
    ...(api.import
      ? []
      : forgotten.map((name) =>
          wrong(
            `import.fields.${name}`,
            `"${name}" is required but no column fills it: no row could be created.`,
            'Add it to `import.fields`, or give it a default.',
          ),
        )),
  ];
};
