import { isEditable } from '../codec';
import { fitsInCell, importFields } from '../sheet/importFields';
import { finding, type Check } from './finding';

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
