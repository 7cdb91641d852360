import { CALL_NAMES } from './call';
import type { Fields } from './field';
import { meantCall } from './lint/meantCall';
import type { StepsForm } from './form';
import type { ImportSpec } from './import';
import { nearest } from './lint/nearest';
import type { ListSpec } from './list';
import type { ResourceSpec } from './resource';
import type { WorkflowOn } from './workflow';

const CALL = /^(?:GET|POST|PUT|PATCH|DELETE) \S+$/;

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** Why something is no field, and what to write; undefined when it is one. */
function notField(name: string, field: unknown): string | undefined {
  if (isObject(field) && isObject(field.type) && isObject(field.options)) return undefined;
  if (typeof field === 'function')
    return `fields.${name} is a builder that was not called. Write ${name}: ${field.name || 'text'}().`;
  return `fields.${name} is no field. Make it with a builder of @/dsl, such as ${name}: text().`;
}

/**
 * The call that was probably meant: what was written, unless that is no path or nearly its usual name (`pages` for the
 * page).
 */
function callMeant(text: unknown, name: string): string {
  const usual = ['page', 'tree', 'detail', 'options', 'validate'].includes(name) ? 'GET' : 'POST';
  const { method = usual, path } = meantCall(typeof text === 'string' ? text : '');
  const isPath = /^[\w/{}.-]+$/.test(path) && !nearest(path, [name]).startsWith('Did');
  return `${method} ${isPath ? path : name}`;
}

/** Why a call is none, and what to write; undefined when it is one. */
function notCall(name: string, spec: unknown): string | undefined {
  const text = isObject(spec) ? spec.call : spec;
  if (text === undefined && spec === undefined) return undefined;
  if (typeof text === 'string' && CALL.test(text)) return undefined;
  return `api.${name} is ${JSON.stringify(text)}, which is no method and path. Write '${callMeant(text, name)}'.`;
}

const PROPERTIES = [
  'name',
  'api',
  'fields',
  'recordTitle',
  'recordTitleEn',
  'list',
  'measures',
  'related',
  'form',
  'detail',
  'when',
  'actions',
  'standard',
  'import',
  'tree',
  'workflow',
  'versions',
  'ownFields',
] satisfies readonly (keyof ResourceSpec<Fields, string>)[];
const LIST = [
  'columns',
  'filters',
  'sort',
  'search',
  'remember',
  'inline',
  'bulk',
  'pageSize',
  'open',
  'summary',
  'refresh',
  'live',
  'table',
  'of',
  'tone',
  'expand',
  'groups',
] satisfies readonly (keyof ListSpec<Fields>)[];

const IMPORT = ['fields', 'key', 'maxRows', 'write', 'firstRow'] satisfies readonly (keyof ImportSpec<Fields>)[];

const WORKFLOW = [
  'state',
  'path',
  'transitions',
  'readOnly',
  'parallel',
  'external',
  'onEdit',
  'limits',
  'since',
  'comment',
  'log',
] satisfies readonly (keyof WorkflowOn<Fields, string>)[];

const FORM = ['steps', 'sections'] satisfies readonly (keyof StepsForm<Fields>)[];

/** Properties that mean nothing, which would be left out without a word. */
const unknownIn = (given: unknown, known: readonly string[], place = ''): string[] =>
  Object.keys(isObject(given) && !Array.isArray(given) ? given : {})
    .filter((name) => !known.includes(name))
    .map((name) => `${place}${name} is no property of a schema. ${nearest(name, known)}`);

/** Parts that are lists, and what stands in one. */
const LISTS: Readonly<Record<string, string>> = {
  'list.columns': "'name'",
  'list.filters': "'name'",
  'list.inline': "'name'",
  'list.bulk': "'name'",
  detail: "section('basic', ['name'])",
  'form.sections': "section('basic', ['name'])",
  'import.fields': "'name'",
};
/** Parts that are objects, and what stands in one. */
const OBJECTS: Readonly<Record<string, string>> = {
  list: "columns: ['name']",
  'list.sort': "field: 'name', order: 'asc'",
  when: "note: { visible: { state: 'open' } }",
  actions: "stop: { on: 'row', call: 'POST stop' }",
  related: "parts: { resource: 'depot/part', by: { shelf: 'id' } }",
  measures: "power: { unit: 'kW' }",
  standard: "delete: { visible: { state: 'open' } }",
  import: "key: 'name'",
  tree: "parent: 'parentId'",
  workflow: "state: 'state', transitions: {}",
};

const partAt = (given: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((at, name) => (isObject(at) && !Array.isArray(at) ? at[name] : undefined), given);

/** Parts that are of another kind than they have to be, and what to write. */
function strangeParts(given: Readonly<Record<string, unknown>>): string[] {
  const lists = Object.entries(LISTS).map(
    ([path, example]) => [path, Array.isArray, `list. Write ${path}: [${example}]`] as const,
  );
  const isPlain = (value: unknown) => isObject(value) && !Array.isArray(value);
  const objects = Object.entries(OBJECTS).map(
    ([path, example]) => [path, isPlain, `object. Write ${path}: { ${example} }`] as const,
  );
  return [...lists, ...objects].flatMap(([path, is, said]) => {
    const part = partAt(given, path);
    return part === undefined || is(part) ? [] : [`${path} is no ${said}.`];
  });
}

/** Sections that name no key or no fields. */
function strangeSections(place: string, given: unknown): string[] {
  const sections: readonly unknown[] = Array.isArray(given) ? given : [];
  return sections.flatMap((one, index) => {
    const { key, fields } = isObject(one) ? one : {};
    return [
      ...(typeof key === 'string' ? [] : [`${place}.${index}.key is missing. Name the section, such as key: 'basic'.`]),
      ...(Array.isArray(fields) ? [] : [`${place}.${index}.fields is no list. Write fields: ['name'].`]),
    ];
  });
}

/** Lists of other records that do not say whose. */
const strangeTabs = (related: unknown): string[] =>
  Object.entries(isObject(related) ? related : {}).flatMap(([key, tab]) =>
    isObject(tab) && 'resource' in tab && !isObject(tab.by)
      ? [`related.${key}.by is missing. Say by which filter of theirs: by: { shelf: 'id' }.`]
      : [],
  );

const strangeIn = (given: Readonly<Record<string, unknown>>): string[] => [
  ...strangeParts(given),
  ...strangeSections('form', given.form),
  ...strangeSections('form.sections', partAt(given, 'form.sections')),
  ...strangeSections('detail', given.detail),
  ...strangeTabs(given.related),
];

function problemsOf(given: Readonly<Record<string, unknown>>): (string | undefined)[] {
  const { api, fields, list } = given;
  const unknown = [
    ...unknownIn(given, PROPERTIES),
    ...unknownIn(list, LIST, 'list.'),
    ...unknownIn(given.import, IMPORT, 'import.'),
    ...unknownIn(given.form, FORM, 'form.'),
    ...unknownIn(given.workflow, WORKFLOW, 'workflow.'),
    ...unknownIn(api, ['base', 'read', 'id', 'sort', 'wire', 'provider', ...CALL_NAMES], 'api.'),
  ];
  return unknown.length > 0
    ? unknown
    : [...missingIn(api, fields), ...strangeIn(given), ...missingMoves(given.workflow)];
}

/** Why the ways of a workflow are none, and what to write. */
function missingMoves(workflow: unknown): string[] {
  if (!isObject(workflow)) return [];
  const { transitions } = workflow;
  const written = "end: { from: ['open'], to: 'done', call: 'POST end' }";
  if (!isObject(transitions))
    return [`workflow.transitions is missing. Give the ways between states: transitions: { ${written} }.`];
  return Object.entries(transitions).flatMap(([key, move]) => {
    const from = isObject(move) ? move.from : undefined;
    if (Array.isArray(from)) return [];
    const meant =
      typeof from === 'string' || typeof from === 'number' ? JSON.stringify(from).replaceAll('"', "'") : "'open'";
    return [`workflow.transitions.${key}.from is no list of states. Write from: [${meant}].`];
  });
}

/** Why a base is no path, and what to write; undefined when it is one. */
function notPath(place: string, base: string): string | undefined {
  if (/^\/\S*$/.test(base)) return undefined;
  const meant = `/${base.replaceAll(/\s+/g, '').replace(/^\/+/, '')}`;
  return `${place} is "${base}", which is no path. ${base.startsWith('/') ? 'It has a blank' : 'Begin it with a slash'}: '${meant}'.`;
}

function missingIn(api: unknown, fields: unknown): (string | undefined)[] {
  if (!isObject(fields) || Array.isArray(fields))
    return ['fields is missing. Give at least one, such as fields: { name: text() }.'];
  const made = Object.entries(fields).map(([name, field]) => notField(name, field));
  if (typeof api === 'string') return [...made, notPath('api', api)];
  if (!isObject(api))
    return [
      ...made,
      "api is missing. Give the base path of its calls, such as api: '/iot/brand', or each call that exists.",
    ];
  return [
    ...made,
    typeof api.base === 'string'
      ? notPath('api.base', api.base)
      : "api.base is missing. Give the path its calls are relative to, such as base: '/iot/brand'.",
    ...CALL_NAMES.map((name) => notCall(name, api[name])),
  ];
}

/**
 * Throws when a spec cannot become a resource at all, with its file, the property and what to write. Types say it
 * first; this is for what runs without them, as everything does while developing. What a resource can be and should not
 * is the linter's.
 */
export function checkSpec(spec: unknown): void {
  const given = isObject(spec) ? spec : {};
  if (typeof given.name !== 'string' || given.name === '')
    throw new Error("A schema has no name. Name it after its file: schemas/iot/brand.ts is name: 'iot/brand'.");
  const problems = problemsOf(given).filter((one) => one !== undefined);
  if (problems.length > 0)
    throw new Error(problems.map((one) => `schemas/${String(given.name)}.ts: ${one}`).join('\n'));
}
