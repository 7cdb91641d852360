import { wireConfig } from '@/api';
import {
  encodeField,
  isEditable,
  rangeParams,
  wireName,
  type Action,
  type Call,
  CALL_CODES,
  CALL_NAMES,
  type CallName,
  type FormMode,
  type Resource,
} from '@/schema';
import { moreCalls } from './moreCalls';

/** A call of a resource, as somebody who writes or asks a backend needs it. @public */
export interface DescribedCall {
  /** `page`, `create`, or the key of an action. */
  readonly name: string;
  readonly method: string;
  /** Without the side that the client adds. */
  readonly path: string;
  /** Names on the wire; those in braces stand in the path. */
  readonly parameters: readonly string[];
  /** The permission code; none when the call comes with the menu. */
  readonly code?: string;
  readonly action: boolean;
}

/** What a list is narrowed, searched and ordered by. */
function listParameters({ filters, fields, search, api }: Resource): string[] {
  const narrowed = filters.flatMap((filter) => {
    const field = fields[filter.field];
    if (!field) return [];
    if (filter.as === 'range') return [...rangeParams(filter, field.options)];
    return [typeof filter.params === 'string' ? filter.params : wireName(filter.field, field.options)];
  });
  const sort =
    api.sort === false
      ? []
      : [
          api.sort?.field ?? 'sortField',
          ...(api.sort?.many === 'pairs' || api.sort?.order === '-' ? [] : [api.sort?.order ?? 'sortOrder']),
        ];
  return [...(search && !fields[search.param] ? [search.param] : []), ...narrowed, ...sort];
}

function formParameters(resource: Resource, mode: FormMode, { only, without }: Call): string[] {
  const names = resource.form
    .flatMap((one) => one.fields)
    .filter((name) => (!only || only.includes(name)) && !without?.includes(name));
  return names.flatMap((name) => {
    const field = resource.fields[name];
    return field && isEditable(field, mode) ? Object.keys(encodeField(field, name, null)) : [];
  });
}

function parametersOf(resource: Resource, name: CallName, call: Call): string[] {
  const { pageNum, pageSize } = wireConfig.fields;
  switch (name) {
    case 'page':
      return [...listParameters(resource), ...(call.pages === false ? [] : [pageNum, pageSize])];
    case 'tree':
    case 'options':
      return listParameters({ ...resource, api: { ...resource.api, sort: false } });
    case 'detail':
    case 'delete':
      return [call.idName];
    case 'deleteMany':
      return ['ids'];
    case 'create':
      return formParameters(resource, 'create', call);
    case 'edit':
      return [call.idName, ...formParameters(resource, 'edit', call)];
    case 'validate': {
      const spec = resource.api.validate;
      return typeof spec === 'object' ? [...(spec.fields ?? [])] : [];
    }
    case 'export':
      return [...listParameters(resource), 'ids'];
    case 'import':
      return ['file'];
    default:
      return [];
  }
}

/** Under the names the call has for them, each once, with what it always sends. */
function named({ names = {}, fixed = {} }: Call, parameters: readonly string[]): string[] {
  return [
    ...new Set([
      ...parameters.map((name) => names[name] ?? name),
      ...Object.entries(fixed).map(([name, value]) => `${name}=${String(value)}`),
    ]),
  ];
}

function actionParameters(resource: Resource, action: Action, call: Call): string[] {
  const over = [action.on].flat().some((place) => place !== 'page');
  const fieldsOf = (names: readonly string[] = []) =>
    names.flatMap((name) =>
      Object.keys(resource.fields[name] ? encodeField(resource.fields[name], name, null) : { [name]: null }),
    );
  const sourceCalls = Object.entries(action.form ?? {}).flatMap(([name, field]) =>
    isEditable(field, 'create') ? Object.keys(encodeField(field, name, null)) : [],
  );
  const sent = Object.entries(action.send ?? {}).map(([name, value]) => `${name}=${String(value)}`);
  return [
    ...(over ? [action.bulk === 'ids' ? 'ids' : call.idName] : []),
    ...sent,
    ...fieldsOf(action.sendFields),
    ...sourceCalls,
  ];
}

/**
 * Every call of a resource: the standard ones, those of its actions, those of figures and versions.
 *
 * @example callsOf(part).map(({ method, path }) => `${method} ${path}`)
 * @public
 */
export function callsOf(resource: Resource): DescribedCall[] {
  const standard = CALL_NAMES.flatMap((name): DescribedCall[] => {
    const call = resource.call(name);
    if (!call) return [];
    const key = CALL_CODES[name];
    const code = key && (resource.standard[key]?.permission ?? key);
    return [
      {
        name,
        method: call.method,
        path: call.path,
        parameters: named(call, parametersOf(resource, name, call)),
        action: false,
        ...(code && { code }),
      },
    ];
  });
  const actions = Object.entries<Action>(resource.actions).flatMap(([key, action]): DescribedCall[] => {
    if (!action.call) return [];
    const call = resource.resolve(action.call);
    const code = action.permission ?? key;
    return [
      {
        name: key,
        method: call.method,
        path: call.path,
        parameters: named(call, actionParameters(resource, action, call)),
        action: true,
        ...(code !== false && { code }),
      },
    ];
  });
  return [
    ...standard,
    ...actions,
    ...moreCalls(resource, listParameters({ ...resource, api: { ...resource.api, sort: false } })),
  ];
}
