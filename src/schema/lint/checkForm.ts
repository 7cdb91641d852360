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
  const steps = new Set(resource.form.flatMap((one) => one.tab ?? []));
  return [
    ...(resource.formSteps && steps.size < 2
      ? [
          finding(
            resource,
            'form.steps',
            'error',
            `The form has ${steps.size === 0 ? 'no tabs' : 'one tab'}, so there are no steps.`,
            "Put its sections on tabs: ...tab('place', [section(…)]), or remove `steps`.",
          ),
        ]
      : []),
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
