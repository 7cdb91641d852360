import type { Field, Fields } from '../field';
import type { Resource } from '../resource';
import { finding, type Check, type Finding } from './finding';
import { typeOptions } from '../typeOptions';
import { nearest } from './nearest';
import { unknownFilters } from './unknownFilters';

/** Fields with those inside rows and groups, by path. */
function allFields(fields: Fields, above = ''): [path: string, field: Field][] {
  return Object.entries(fields).flatMap(([name, field]): [string, Field][] => {
    const path = `${above}${name}`;
    return [[path, field], ...allFields(typeOptions(field).fields ?? {}, `${path}.`)];
  });
}

/** What the choices of a reference are narrowed by, the list of those records knows. */
export const checkWithin: Check = (resource, { resources }) =>
  allFields(resource.fields).flatMap(([path, field]) => {
    const { target, within } = typeOptions(field);
    if (target === undefined || within === undefined) return [];
    return unknownFilters(resource, `fields.${path}.within`, resources?.get(target), [within]);
  });

/** How many ids the id of a record holds. */
const partsOf = ({ above, levels }: Resource): number => (above === undefined ? 0 : (levels?.length ?? 1)) + 1;

/** The record that a list is of is known by its whole id, which a path takes apart: it names as many. */
function belowWhole(resource: Resource, { options }: Field, found: Resource): Finding[] {
  const { of = '', levels } = resource;
  const wanted = partsOf(found);
  const place = `fields.${of}`;
  if (typeOptions({ options }).of !== undefined)
    return [
      finding(
        resource,
        `${place}.of`,
        'error',
        'The record that a list is of is known by its whole id.',
        'Leave `of` out.',
      ),
    ];
  if (wanted === 1 || (levels?.length ?? 1) === wanted) return [];
  return [
    finding(
      resource,
      place,
      'error',
      `A record of "${found.name}" is found by ${wanted} ids, and the path of this list names ${levels?.length ?? 1}.`,
      `Write the others before it, as in '${found.api.base}/{${options.wire ?? of}}/…'.`,
    ),
  ];
}

/** What stands below another record is found by the ids of both: who refers to it says the one above (`of`). */
export const checkBelow: Check = (resource, { resources }) =>
  allFields(resource.fields).flatMap(([path, field]) => {
    const { target, of } = typeOptions(field);
    const found = target === undefined ? undefined : resources?.get(target);
    if (!found) return [];
    if (path === resource.of) return belowWhole(resource, field, found);
    if (of === (found.above === undefined ? undefined : found.of)) return [];
    const [what, fix] =
      found.above === undefined
        ? [`"${found.name}" stands below no other record.`, 'Leave `of` out.']
        : [
            `A record of "${found.name}" is found by its own id and that of "${found.of}".`,
            `Write { of: '${found.of}' }, and a field "${found.of}" of this record.`,
          ];
    return [finding(resource, `fields.${path}.of`, 'error', what, fix)];
  });

/** References point to schemas that exist. */
export const checkReferences: Check = (resource, { known }) =>
  allFields(resource.fields).flatMap(([path, field]) => {
    const { target } = typeOptions(field);
    if (target === undefined || !known || known.has(target)) return [];
    return [
      finding(
        resource,
        `fields.${path}`,
        'error',
        `There is no schema "${target}".`,
        `${nearest(target, [...known])} A schema is named by its file: schemas/${target}.ts.`,
      ),
    ];
  });
