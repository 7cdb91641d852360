import type { Field, Fields } from '../field';
import { finding, type Check } from './finding';
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
