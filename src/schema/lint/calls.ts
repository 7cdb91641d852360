import type { CallName, CallSpec } from '../call';
import type { Resource } from '../resource';
import { finding, type Check, type Finding } from './finding';

/** Calls that may be one and the same: a save that tells by the id, a list that is also asked for options. */
const MAY_BE_ONE: readonly (readonly CallName[])[] = [['create', 'edit'], ['page', 'options', 'tree', 'export'], ['delete', 'deleteMany']];
const NAMES: readonly CallName[] = [
  'page', 'tree', 'options', 'detail', 'create', 'edit', 'delete', 'deleteMany', 'validate', 'export', 'import', 'importConfirm', 'importResult', 'template',
];

const textOf = (spec: CallSpec): string => (typeof spec === 'string' ? spec : spec.call);

const misspelt = (resource: Resource): Finding[] =>
  Object.entries(resource.actions)
    .filter(([, { call }]) => call !== undefined && !/^(?:GET|POST|PUT|PATCH|DELETE) \S/.test(textOf(call)))
    .map(([key, { call = 'POST ' }]) => finding(resource, `actions.${key}.call`, 'error', `"${textOf(call)}" is no method and path.`, "Write a method, a blank and a path: 'POST edit'."));

function twice(resource: Resource): Finding[] {
  const calls = NAMES.flatMap((name) => {
    const call = resource.call(name);
    return call ? [{ name, text: `${call.method} ${call.path}` }] : [];
  });
  return calls.flatMap(({ name, text }, index) => {
    const other = calls.slice(0, index).find((one) => one.text === text && !MAY_BE_ONE.some((group) => group.includes(one.name) && group.includes(name)));
    return other ? [finding(resource, `api.${name}`, 'error', `"${name}" and "${other.name}" are the same call, ${text}.`, 'Give one of them its own path, or leave it out.')] : [];
  });
}

/** Calls of actions can be made (those of the api are checked where the schema is defined), and each call of the api is for one thing. */
export const checkCalls: Check = (resource) => [...misspelt(resource), ...twice(resource)];
