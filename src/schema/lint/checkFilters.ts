import type { Resource } from '../resource';
import { isAtOnce, type Filter } from '../list';
import { finding, type Check, type Finding } from './finding';
import { typeOptions } from '../typeOptions';

const checkRanges = (resource: Resource): Finding[] =>
  resource.filters.flatMap(({ field: name, as }) => {
    const field = resource.fields[name];
    if (as !== 'range' || !field) return [];
    const { values, target } = typeOptions(field);
    const { traits, byPart } = field.type;
    const unordered = traits?.unordered === true || byPart === true || values !== undefined || target !== undefined;
    return unordered
      ? [
          finding(
            resource,
            `list.filters.${name}`,
            'error',
            `"${name}" (${field.type.name}) has no from and to.`,
            `Filter by the field itself: '${name}'.`,
          ),
        ]
      : [];
  });

function checkMany(resource: Resource, { field: name, as, many, join, not }: Filter): Finding[] {
  const field = resource.fields[name];
  if (field === undefined) return [];
  const type = field.type.name;
  const place = `list.filters.${name}`;
  const error = (reason: string, fix: string) => finding(resource, place, 'error', reason, fix);
  return [
    ...(many && (as === 'range' || !field.type.traits?.several)
      ? [error(`"${name}" (${type}) is not chosen from a list, so there is no choosing several.`, 'Remove `many`.')]
      : []),
    ...(join !== undefined && !many
      ? [
          error(
            '`join` says how several values are sent, and the filter takes one.',
            'Remove `join`, or add `many: true`.',
          ),
        ]
      : []),
    ...(not !== undefined && as === 'range' ? [error("A range cannot be turned to 'is not'.", 'Remove `not`.')] : []),
  ];
}

/** What is made of other fields is nothing the server knows; what is all here is sorted by it, too. */
function checkDerived(resource: Resource): Finding[] {
  const uses = [
    ...resource.filters.map(({ field }) => ['filters', field] as const),
    ...(resource.search?.in ?? []).map((field) => ['search', field] as const),
    ...(resource.sort && !isAtOnce(resource) ? [['sort', resource.sort.field] as const] : []),
  ];
  return uses
    .filter(([, name]) => resource.fields[name]?.type.derive !== undefined)
    .map(([part, name]) =>
      finding(
        resource,
        `list.${part}.${name}`,
        'error',
        `"${name}" is computed here from other fields: the server has no such field to look in or sort by.`,
        'Name the fields it is made of.',
      ),
    );
}

/** Filters fit the types of their fields. */
export const checkFilters: Check = (resource) => [
  ...checkDerived(resource),
  ...checkRanges(resource),
  ...resource.filters.flatMap((one) => checkMany(resource, one)),
];
