import { actionFields } from '../action/actionKind';
import type { Fields } from '../field';
import type { Measures } from '../measure/measure';
import type { Resource } from '../resource';
import { finding, type Check, type Finding } from './finding';
import { nearest } from './nearest';
import { ACTION_OPTIONS, fieldOptions, MEASURE_OPTIONS, MEASURE_TONES } from './optionNames';
import { typeOptions } from '../typeOptions';

/** Options that mean nothing: whatever they were to say is not so, without a word. */
function unknownOptions(
  owner: { readonly name: string },
  place: string,
  options: object,
  known: readonly string[],
): Finding[] {
  return Object.keys(options)
    .filter((name) => !known.includes(name))
    .map((name) => finding(owner, `${place}.${name}`, 'error', `There is no option "${name}".`, nearest(name, known)));
}

const ofFields = (owner: { readonly name: string }, place: string, fields: Fields): Finding[] =>
  Object.entries(fields).flatMap(([name, field]) => [
    ...unknownOptions(owner, `${place}.${name}`, field.options, fieldOptions(field.type)),
    ...ofFields(owner, `${place}.${name}`, typeOptions(field).fields ?? {}),
  ]);

/** Measures say what there is to say of one, and have one of the colors. */
export const measureOptions = (owner: { readonly name: string }, measures: Measures): Finding[] =>
  Object.entries(measures).flatMap(([key, measure]) => [
    ...unknownOptions(owner, `measures.${key}`, measure, MEASURE_OPTIONS),
    ...(measure.tone === undefined || MEASURE_TONES.includes(measure.tone)
      ? []
      : [
          finding(
            owner,
            `measures.${key}.tone`,
            'error',
            `"${measure.tone}" is no tone of a measure.`,
            nearest(measure.tone, MEASURE_TONES),
          ),
        ]),
  ]);

/**
 * Fields, actions and measures say nothing that nobody reads. Types catch these first; this is for what came past them,
 * and says it in plain words.
 */
export const checkOptions: Check = (resource: Resource) => [
  ...ofFields(resource, 'fields', resource.fields),
  ...Object.entries(resource.actions).flatMap(([key, action]) => [
    ...unknownOptions(resource, `actions.${key}`, action, ACTION_OPTIONS),
    ...Object.entries(actionFields(action)).flatMap(([place, fields]) =>
      ofFields(resource, `actions.${key}.${place}`, fields),
    ),
  ]),
  ...measureOptions(resource, resource.measures),
];
