import type { Action } from '../action/action';
import { kindOf } from '../action/actionKind';
import { CALL_NAMES, type CallName, type CallSpec } from '../call';
import type { Resource } from '../resource';
import { isRelatedList } from '../related';
import type { AnyVersions } from '../versions';
import { finding, type Check, type Finding } from './finding';
import { meantCall } from './meantCall';

/** Calls that may be one and the same: a save that tells by the id, a list that is also asked for options. */
const MAY_BE_ONE: readonly (readonly CallName[])[] = [
  ['create', 'edit'],
  ['page', 'options', 'tree', 'export'],
  ['delete', 'deleteMany'],
];

const textOf = (spec: CallSpec): string => (typeof spec === 'string' ? spec : spec.call);

function versionCalls(versions: AnyVersions | undefined): [string, CallSpec | undefined][] {
  if (!versions) return [];
  const { current, reserved, history, firstMonth, effect } = versions;
  return [
    ...Object.entries(current).map(([name, call]): [string, CallSpec] => [`versions.current.${name}`, call]),
    ...Object.entries(reserved).map(([name, call]): [string, CallSpec] => [`versions.reserved.${name}`, call]),
    ['versions.history', history],
    ['versions.firstMonth', firstMonth],
    ['versions.effect.call', effect?.call],
  ];
}

/** Calls beside those of the api, by their place. */
function declared({
  actions,
  summary,
  live,
  ownFields,
  related,
  versions,
}: Resource): [place: string, call: CallSpec][] {
  const calls: [string, CallSpec | undefined][] = [
    ...Object.entries<Action>(actions).flatMap(([key, action]) =>
      Object.entries({ call: action.call, load: action.load, ...kindOf(action).calls?.(action) }).map(
        ([name, call]): [string, CallSpec | undefined] => [`actions.${key}.${name}`, call],
      ),
    ),
    ['list.summary.call', summary?.call],
    ['list.live.call', live?.call],
    ['ownFields.call', ownFields?.call],
    ...Object.entries(related).map(([key, one]): [string, CallSpec | undefined] => [
      `related.${key}.call`,
      isRelatedList(one) ? undefined : one.call,
    ]),
    ...versionCalls(versions),
  ];
  return calls.flatMap(([place, call]) => (call === undefined ? [] : [[place, call]]));
}

function meantText(text: string): string {
  const { method, path } = meantCall(text);
  return method === undefined ? `GET ${path || 'page'}` : `${method} ${path || '.'}`;
}

/** Calls that are no method and path. */
export const misspelt = (
  owner: { readonly name: string },
  calls: readonly (readonly [place: string, call: CallSpec])[],
): Finding[] =>
  calls
    .filter(([, call]) => !/^(?:GET|POST|PUT|PATCH|DELETE) \S/.test(textOf(call)))
    .map(([place, call]) =>
      finding(
        owner,
        place,
        'error',
        `"${textOf(call)}" is no method and path.`,
        `Write a method, a blank and a path: '${meantText(textOf(call))}'.`,
      ),
    );

function twice(resource: Resource): Finding[] {
  const calls = CALL_NAMES.flatMap((name) => {
    const call = resource.call(name);
    return call ? [{ name, text: `${call.method} ${call.path}` }] : [];
  });
  return calls.flatMap(({ name, text }, index) => {
    const other = calls
      .slice(0, index)
      .find(
        (one) => one.text === text && !MAY_BE_ONE.some((group) => group.includes(one.name) && group.includes(name)),
      );
    return other
      ? [
          finding(
            resource,
            `api.${name}`,
            'error',
            `"${name}" and "${other.name}" are the same call, ${text}.`,
            'Give one of them its own path, or leave it out.',
          ),
        ]
      : [];
  });
}

/**
 * Calls of actions can be made (those of the api are checked where the schema is defined), and each call of the api is
 * for one thing.
 */
export const checkCalls: Check = (resource) => [...misspelt(resource, declared(resource)), ...twice(resource)];
