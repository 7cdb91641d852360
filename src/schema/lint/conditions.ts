import { fieldsIn, type AnyValues, type When } from '../condition';
import type { Resource } from '../resource';
import { finding, type Check } from './finding';
import { nearest } from './nearest';

type Place = [place: string, condition: When<AnyValues> | undefined];

function conditionsOf(resource: Resource): Place[] {
  const usual = Object.entries(resource.usual).map(([key, one]) => [`usual.${key}`, one] as const);
  const actions = Object.entries(resource.actions).map(([key, one]) => [`actions.${key}`, one] as const);
  return [
    ...Object.entries(resource.when).flatMap(([name, one]): Place[] => [
      [`when.${name}.visible`, one?.visible],
      [`when.${name}.required`, one?.required],
      [`when.${name}.readOnly`, one?.readOnly],
      [`when.${name}.valid`, one?.valid],
    ]),
    ...resource.form.map((one): Place => [`form.${one.key}.visible`, one.visible]),
    ...resource.detail.map((one): Place => [`detail.${one.key}.visible`, one.visible]),
    ...[...actions, ...usual].flatMap(([key, one]): Place[] => [
      [`${key}.visible`, one?.visible],
      [`${key}.enabled`, one?.enabled],
      [`${key}.by`, one?.by === undefined ? undefined : { [one.by]: null }],
    ]),
  ];
}

/** A condition over a field that does not exist never holds, and nobody would notice. */
export const checkConditions: Check = (resource) =>
  conditionsOf(resource).flatMap(([place, condition]) =>
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
