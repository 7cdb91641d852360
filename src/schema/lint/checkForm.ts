import { isEditable } from '../codec';
import { finding, type Check } from './finding';

/** Forms ask what can be asked, and ask everything that must be said. */
export const checkForm: Check = (resource) => {
  if (!resource.api.create && !resource.api.edit) return [];
  const inForm = resource.form.flatMap((one) => one.fields);
  const readOnly = inForm.filter((name) => resource.fields[name]?.options.readOnly);
  const forgotten = Object.entries(resource.fields).filter(
    ([name, field]) => field.required && isEditable(field, 'create') && !inForm.includes(name),
  );
  const twice = inForm.filter((name, index) => inForm.indexOf(name) !== index);
  return [
    ...readOnly.map((name) =>
      finding(
        resource,
        `form.${name}`,
        'warning',
        `"${name}" is set by the system, so the form can only show it.`,
        'Name it in `detail` instead.',
      ),
    ),
    ...forgotten.map(([name]) =>
      finding(
        resource,
        `fields.${name}`,
        'error',
        `"${name}" is required but stands in no section: no form could be saved.`,
        'Add it to a section of `form`, or mark it `readOnly`.',
      ),
    ),
    ...twice.map((name) =>
      finding(
        resource,
        `form.${name}`,
        'error',
        `"${name}" stands in two places of the form.`,
        'Keep one; use `when` for a field that moves.',
      ),
    ),
  ];
};
