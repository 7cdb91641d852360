import { fieldsIn } from '../../condition';
import type { Field, Fields } from '../../field';
import type { Resource } from '../../resource';
import { machinesOf } from '../../workflow/machine';
import { finding, type Check, type Finding } from '../finding';
import { typeOptions } from '../../typeOptions';

const hasCode = ({ options }: Field, ...uses: readonly ('see' | 'change')[]): boolean =>
  uses.some((use) => options.permission?.[use] !== undefined);

/** What stands for a record, or decides what can be done with it, has no code to see it. */
function needed({ recordTitle, recordTitleEn, tree, workflow }: Resource): Readonly<Record<string, string>> {
  const states = machinesOf(workflow).map(({ state }) => [state, 'state'] as const);
  return Object.fromEntries([
    [recordTitle, 'recordTitle'],
    [recordTitleEn ?? recordTitle, 'recordTitle'],
    ...(tree ? [[tree.parent, 'tree.parent'] as const] : []),
    ...states,
  ]);
}

function innerCodes(resource: Resource, path: string, fields: Fields): Finding[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    const at = `${path}.${name}`;
    const own = hasCode(field, 'see', 'change')
      ? [
          finding(
            resource,
            at,
            'error',
            'A code inside of rows or a group takes no effect.',
            'Give it to the field that holds them.',
          ),
        ]
      : [];
    return [...own, ...innerCodes(resource, at, typeOptions(field).fields ?? {})];
  });
}

/** Codes of fields leave a record that can be named, made and moved on. */
export const checkFieldPermission: Check = (resource) => {
  const parts = needed(resource);
  const conditions = Object.entries(resource.when).flatMap(([name, when]) =>
    Object.values(when ?? {}).flatMap((one) => fieldsIn(one).map((field) => [name, field] as const)),
  );
  return Object.entries(resource.fields).flatMap(([name, field]): Finding[] => {
    const place = `fields.${name}.permission`;
    const part = parts[name];
    const beside = hasCode(field, 'see')
      ? conditions.find(
          ([own, other]) =>
            other === name &&
            own !== name &&
            resource.fields[own] &&
            resource.fields[own].options.permission?.see !== field.options.permission?.see,
        )?.[0]
      : undefined;
    return [
      ...(hasCode(field, 'see') && part !== undefined
        ? [
            finding(
              resource,
              place,
              'error',
              `"${name}" is the ${part} of the resource: nobody could work with its records without it.`,
              'Remove `see`, or take another field for it.',
            ),
          ]
        : []),
      ...(hasCode(field, 'see', 'change') &&
      field.required &&
      field.options.default === undefined &&
      resource.api.create
        ? [
            finding(
              resource,
              place,
              'error',
              `"${name}" is required: who may not fill it in could create nothing.`,
              'Give it a default, or do not require it.',
            ),
          ]
        : []),
      ...(beside === undefined
        ? []
        : [
            finding(
              resource,
              place,
              'warning',
              `"${beside}" depends on "${name}": who may not see it never sees "${beside}" either.`,
              `Give "${beside}" the same code.`,
            ),
          ]),
      ...(field.options.permission?.change !== undefined && (field.options.readOnly || field.type.derive)
        ? [
            finding(
              resource,
              place,
              'error',
              `"${name}" is set by the system, so nobody changes it.`,
              'Remove `change`.',
            ),
          ]
        : []),
      ...innerCodes(resource, `fields.${name}`, typeOptions(field).fields ?? {}),
    ];
  });
};
