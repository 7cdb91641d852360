import { actionFields } from '../action/actionKind';
import { CALL_NAMES, type Call, type CallName } from '../call';
import type { Resource } from '../resource';
import { finding, type Check, type Finding } from './finding';
import { nearest } from './nearest';

const BRACES = /\{(\w+)\}/g;

/** Calls that are sent the id of a record and nothing else of it. */
const BY_ID: ReadonlySet<CallName> = new Set(['detail', 'delete']);

/** Names under which a call is sent what there is to send, and what it is always sent. */
function sentAs({ names = {}, fixed = {}, also = {} }: Call, given: readonly string[]): readonly string[] {
  return [...new Set([...given.map((name) => names[name] ?? name), ...Object.keys(fixed), ...Object.values(also)])];
}

const wiresOf = (resource: Resource): readonly string[] =>
  Object.entries(resource.fields).map(([name, { options }]) => options.wire ?? name);

/** What the call of that name can be sent. The record that a list is of (`of`) is part of the ids of its records. */
function sentWith(resource: Resource, name: CallName, call: Call): readonly string[] {
  const { of: owner, fields, filters, levels = [] } = resource;
  const ids = [call.idName, ...(name === 'deleteMany' ? ['ids'] : []), ...levels];
  if (BY_ID.has(name)) return [...ids, ...(owner === undefined ? [] : [fields[owner]?.options.wire ?? owner])];
  return [...ids, ...wiresOf(resource), ...filters.flatMap(({ params }) => params ?? [])];
}

function unfilled(resource: Resource, place: string, call: Call, given: readonly string[], byId = false): Finding[] {
  const known = sentAs(call, given);
  return [...call.path.matchAll(BRACES)]
    .map(([, part = '']) => part)
    .filter((part) => !known.includes(part))
    .map((part) =>
      finding(
        resource,
        place,
        'error',
        `Nothing fills {${part}} of "${call.method} ${call.path}", so the call could not be made.`,
        byId
          ? `Write {${call.idName}}, or, where the wire calls the id so, { call: '…', idName: '${part}' }.`
          : nearest(part, known),
      ),
    );
}

function ofActions(resource: Resource): Finding[] {
  return Object.entries(resource.actions).flatMap(([key, action]) => {
    if (action.call === undefined) return [];
    const call = resource.resolve(action.call);
    const formFields = Object.values(actionFields(action)).flatMap((fields) => Object.keys(fields));
    const given = [call.idName, 'ids', ...Object.keys(resource.fields), ...wiresOf(resource), ...formFields];
    const above = resource.levels ?? [];
    return unfilled(resource, `actions.${key}.call`, call, [...given, ...above, ...Object.keys(action.send ?? {})]);
  });
}

/** What stands in braces in a path is filled from what the call is sent. */
export const checkPaths: Check = (resource) => [
  ...CALL_NAMES.flatMap((name) => {
    const call = resource.call(name);
    return call ? unfilled(resource, `api.${name}`, call, sentWith(resource, name, call), BY_ID.has(name)) : [];
  }),
  ...ofActions(resource),
];
