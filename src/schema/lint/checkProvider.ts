import type { Action } from '../action/action';
import { kindOf } from '../action/actionKind';
import { CALL_NAMES, idNameOf, type CallName, type CallSpec } from '../call';
import { isRelatedList } from '../related';
import type { Resource } from '../resource';
import { finding, type Check } from './finding';

/** What a data provider does; every other call has a path of its own. */
const DONE: ReadonlySet<CallName> = new Set([
  'page',
  'tree',
  'options',
  'detail',
  'create',
  'edit',
  'delete',
  'deleteMany',
]);

/** Options of field types that name a call. */
const CALLS = ['call', 'adds', 'suggest', 'upload'] as const;

type Placed = readonly [place: string, call: CallSpec];

const said = (place: string, call: CallSpec | undefined): Placed[] => (call === undefined ? [] : [[place, call]]);

const isCall = (value: unknown): value is CallSpec =>
  typeof value === 'string' || (typeof value === 'object' && value !== null && 'call' in value);

function callsBeside({ actions, fields, summary, related }: Resource): Placed[] {
  return [
    ...Object.entries<Action>(actions).flatMap(([key, action]) => [
      ...said(`actions.${key}.call`, action.call),
      ...said(`actions.${key}.load`, action.load),
      ...Object.entries(kindOf(action).calls?.(action) ?? {}).flatMap(([name, call]) =>
        said(`actions.${key}.${name}`, call),
      ),
    ]),
    ...said('list.summary.call', summary?.call),
    ...Object.entries(related).flatMap(([key, one]) =>
      said(`related.${key}.call`, isRelatedList(one) ? undefined : one.call),
    ),
    ...Object.entries(fields).flatMap(([name, { options }]) =>
      CALLS.flatMap((option): Placed[] => {
        const call: unknown = Reflect.get(options, option);
        return isCall(call) ? [[`fields.${name}.${option}`, call]] : [];
      }),
    ),
  ];
}

/**
 * A schema of a service with a data provider asks for nothing that a provider has not: calls with a path of their own,
 * versions, files that a server makes, passwords that are sealed with the platform's key.
 */
export const checkProvider: Check = (resource) => {
  const { api, fields, resolve, versions } = resource;
  if (!api.provider) return [];
  const cannot = (place: string, reason: string, fix: string) => finding(resource, place, 'error', reason, fix);
  const below = ([, call]: Placed) => `${resolve(call).path}/`.startsWith(`${api.base}/`);
  return [
    ...CALL_NAMES.filter((name) => api[name] !== undefined && !DONE.has(name)).map((name) =>
      cannot(
        `api.${name}`,
        `A data provider has no "${name}".`,
        name === 'export' ? 'Leave it out: the console writes the file from the list.' : 'Leave it out.',
      ),
    ),
    ...callsBeside(resource)
      .filter(below)
      .map(([place]) =>
        cannot(
          place,
          'A data provider has no calls with a path of their own.',
          'Name a call of another service by its whole path, or do it in a part of your own with the provider.',
        ),
      ),
    ...(versions
      ? [cannot('versions', 'A data provider has no versions.', 'Give the resource a service without one.')]
      : []),
    ...Object.entries(fields)
      .filter(([, { type }]) => type.sealed)
      .map(([name]) =>
        cannot(
          `fields.${name}`,
          "A password is sealed with the platform's key, which a data provider does not open.",
          'Take text({ secret: true }), or leave it to the sign-in of that service.',
        ),
      ),
    ...(idNameOf(api) !== 'id'
      ? [cannot('api.id', 'Records of a data provider have their id as "id".', 'Leave it out.')]
      : []),
  ];
};
