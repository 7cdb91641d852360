import type { Resource } from '../../resource';
import { finding, type Check } from '../finding';

/** Every permission code somebody wrote, with its place. */
function namedCodes(resource: Resource): [place: string, code: unknown][] {
  return [
    ...Object.entries(resource.fields).flatMap(([name, { options }]) =>
      Object.entries(options.permission ?? {}).map(([use, code]): [string, unknown] => [
        `fields.${name}.permission.${use}`,
        code,
      ]),
    ),
    ...Object.entries(resource.actions).map(([key, { permission }]): [string, unknown] => [
      `actions.${key}.permission`,
      permission,
    ]),
    ...Object.entries(resource.standard).map(([key, one]): [string, unknown] => [
      `standard.${key}.permission`,
      one?.permission,
    ]),
    ...Object.entries(resource.related).map(([key, one]): [string, unknown] => [
      `related.${key}.permission`,
      one.permission,
    ]),
  ];
}

/** A permission code is a word that a menu can grant. */
export const checkCodes: Check = (resource) =>
  namedCodes(resource)
    .filter(([, code]) => typeof code === 'string' && !/^\S+$/.test(code))
    .map(([place, code]) =>
      finding(
        resource,
        place,
        'error',
        `${JSON.stringify(code)} is no code that a menu could grant.`,
        place.startsWith('fields.')
          ? "Write the code, such as 'seeCost', or remove it."
          : 'Write the code, remove it for the usual one, or say `false` for none.',
      ),
    );
