import { rangeParams } from '../codec';
import type { Resource } from '../resource';
import { finding, type Finding } from './finding';
import { nearest } from './nearest';

/**
 * What the list of a resource can be narrowed by: fields and filters, by their own names and those of their parameters,
 * and what the call names.
 */
function filtersOf({ fields, filters, search, call }: Resource): string[] {
  const wires = Object.values(fields).flatMap(({ options: { wire } }) => wire ?? []);
  const params = filters.flatMap((filter) => {
    const field = fields[filter.field];
    return typeof filter.params === 'string'
      ? [filter.params]
      : filter.as === 'range' && field
        ? [...rangeParams(filter, field.options)]
        : [];
  });
  return [
    ...Object.keys(fields),
    ...wires,
    ...params,
    ...(search ? [search.param] : []),
    ...(['page', 'options'] as const).flatMap((name) => Object.keys(call(name)?.names ?? {})),
    'id',
  ];
}

/**
 * Names a list is narrowed by that it does not know: it would ignore them and show every record, also those of others.
 */
export function unknownFilters(
  owner: { readonly name: string },
  place: string,
  target: Resource | undefined,
  names: readonly string[],
  file?: string,
): Finding[] {
  if (!target) return [];
  const known = filtersOf(target);
  return names
    .filter((name) => !known.includes(name))
    .map((name) =>
      finding(
        owner,
        place,
        'error',
        `"${name}" is no field of ${target.name}, so its list would show every record.`,
        `${nearest(name, known)} A parameter that is no field stands in \`names\` of the call.`,
        file,
      ),
    );
}
