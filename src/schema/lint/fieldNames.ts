import type { ReadyGroup } from '../list';
import type { Resource } from '../resource';
import { finding, type Check } from './finding';
import { typeOptions } from '../typeOptions';
import { nearest } from './nearest';

/** The fields that a way of grouping names. */
const groupFields = ({ by, sort }: ReadyGroup): readonly string[] => [
  ...by.map((part) => part.split('.')[0] ?? ''),
  ...(sort ? [sort.field] : []),
];

/** Every place of a schema that names a field, with the name. Types catch these first; this is for untyped schemas. */
export function fieldUses(resource: Resource): [place: string, name: string][] {
  return [
    ['recordTitle', resource.recordTitle],
    ...resource.columns.map(({ field }): [string, string] => [`list.columns.${field}`, field]),
    ...resource.filters.map(({ field }): [string, string] => [`list.filters.${field}`, field]),
    ...(resource.search?.in ?? []).map((name): [string, string] => ['list.search', name]),
    ...resource.inline.map((name): [string, string] => [`list.inline.${name}`, name]),
    ...resource.bulk.map((name): [string, string] => [`list.bulk.${name}`, name]),
    ...(resource.expand?.fields ?? []).map((name): [string, string] => [`list.expand.${name}`, name]),
    ...Object.entries(resource.groups ?? {}).flatMap(([key, group]) =>
      groupFields(group).map((name): [string, string] => [`list.groups.${key}.${name}`, name]),
    ),
    ...(resource.sort ? [['list.sort', resource.sort.field] as [string, string]] : []),
    ...resource.form.flatMap((one) => one.fields.map((name): [string, string] => [`form.${one.key}.${name}`, name])),
    ...resource.detail.flatMap((one) =>
      one.fields.map((name): [string, string] => [`detail.${one.key}.${name}`, name]),
    ),
    ...Object.entries(resource.fields).flatMap(([own, field]): [string, string][] => {
      const { target, of, within, below, notBelow, fill } = typeOptions(field);
      return Object.entries({ of: target && of, within, below, notBelow, 'fill.by': fill?.by }).flatMap(
        ([key, name]) => (name === undefined ? [] : [[`fields.${own}.${key}`, name]]),
      );
    }),
    ...Object.keys(resource.when).map((name): [string, string] => [`when.${name}`, name]),
    ...Object.entries(resource.actions).flatMap(([key, { sendFields = [] }]) =>
      sendFields.map((name): [string, string] => [`actions.${key}.sendFields.${name}`, name]),
    ),
    ...(resource.tree ? [['tree.parent', resource.tree.parent] as [string, string]] : []),
    ...(resource.import?.fields ?? []).map((name): [string, string] => [`import.fields.${name}`, name]),
    ...(resource.workflow ? [['workflow.state', resource.workflow.state] as [string, string]] : []),
  ];
}

/** Columns, filters, sections, conditions and the rest name fields that exist. */
export const checkFieldNames: Check = (resource) => {
  const known = Object.keys(resource.fields);
  return fieldUses(resource)
    .filter(([, name]) => name !== 'id' && !known.includes(name))
    .map(([place, name]) => {
      const own = /^fields\.([^.]+)\./.exec(place)?.[1]; // a field is never compared with itself
      return finding(
        resource,
        place,
        'error',
        `There is no field "${name}".`,
        nearest(
          name,
          known.filter((one) => one !== own),
        ),
      );
    });
};

/** Fields that are on their way out are not shown to people in new places. */
export const checkDeprecated: Check = (resource) =>
  fieldUses(resource).flatMap(([place, name]) => {
    const deprecated = resource.fields[name]?.options.deprecated;
    const shown = /^(?:list|form)\./.test(place);
    return deprecated && shown
      ? [
          finding(
            resource,
            place,
            'warning',
            `"${name}" is deprecated: ${deprecated.reason}`,
            'Leave it out of lists and forms.',
          ),
        ]
      : [];
  });
