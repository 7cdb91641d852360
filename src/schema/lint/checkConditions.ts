import { fieldsIn, type AnyValues, type ValueTest, type When } from '../condition';
import type { Resource } from '../resource';
import { transitionOf } from '../workflow/machine';
import { finding, type Check } from './finding';
import { typeOptions } from '../typeOptions';
import { nearest } from './nearest';

type Place = [place: string, condition: When<AnyValues> | undefined];

/** @param moves with those that follow from the states of a workflow, which its own check reads */
function conditionsOf(resource: Resource, transitions: boolean): Place[] {
  const standard = Object.entries(resource.standard).map(([key, one]) => [`standard.${key}`, one] as const);
  const actions = Object.entries(resource.actions)
    .filter(([key]) => transitions || !transitionOf(resource.workflow, key))
    .map(([key, one]) => [`actions.${key}`, one] as const);
  return [
    ...Object.entries(resource.when).flatMap(([name, one]): Place[] => [
      [`when.${name}.visible`, one?.visible],
      [`when.${name}.required`, one?.required],
      [`when.${name}.readOnly`, one?.readOnly],
      [`when.${name}.valid`, one?.valid],
    ]),
    ...Object.entries(resource.tone ?? {}).map(([tone, rule]): Place => [`list.tone.${tone}`, rule]),
    ...resource.form.map((one): Place => [`form.${one.key}.visible`, one.visible]),
    ...resource.detail.map((one): Place => [`detail.${one.key}.visible`, one.visible]),
    ...[...actions, ...standard].flatMap(([key, one]): Place[] => [
      [`${key}.visible`, one?.visible],
      [`${key}.enabled`, one?.enabled],
      [`${key}.assignee`, one?.assignee === undefined ? undefined : { [one.assignee]: null }],
    ]),
  ];
}

/** Constants that fields are compared with. */
function constantsIn(condition: When<AnyValues> | undefined): [field: string, value: unknown][] {
  if (condition === undefined || typeof condition === 'function') return [];
  return Object.entries(condition).flatMap(([key, test]): [string, unknown][] => {
    if (key === 'and' || key === 'or') return (test as readonly When<AnyValues>[]).flatMap(constantsIn);
    if (key === 'not') return constantsIn(test as When<AnyValues>);
    if (typeof test !== 'object' || test === null) return [[key, test]];
    const { eq, ne, in: some = [], notIn = [] } = test as ValueTest<unknown>;
    return [eq, ne, ...some, ...notIn].map((value): [string, unknown] => [key, value]);
  });
}

/** A code that a field never has: the condition never holds, or always. */
const checkCodes: Check = (resource) =>
  conditionsOf(resource, false).flatMap(([place, condition]) =>
    constantsIn(condition).flatMap(([name, value]) => {
      const field = resource.fields[name];
      const codes = field && typeOptions(field).values?.map(String);
      const isCode =
        value === null || value === undefined || typeof value === 'object' || codes?.includes(String(value));
      return codes && !isCode
        ? [finding(resource, place, 'error', `"${name}" is never "${String(value)}".`, nearest(String(value), codes))]
        : [];
    }),
  );

/** A condition over a field that does not exist never holds, and nobody would notice. */
const checkFields: Check = (resource) =>
  conditionsOf(resource, true).flatMap(([place, condition]) =>
    fieldsIn(condition)
      .filter((name) => name !== 'id' && !(name in resource.fields))
      .map((name) =>
        finding(
          resource,
          place,
          'error',
          `The condition reads "${name}", which is no field.`,
          `${nearest(name, Object.keys(resource.fields))} A field nobody sees is \`internal\`.`,
        ),
      ),
  );

/** Conditions read fields there are, and codes those can have. */
export const checkConditions: Check = (resource, context) => [
  ...checkFields(resource, context),
  ...checkCodes(resource, context),
];
