import type { CallName } from '@/schema';
import type { Say } from '../draft';
import { optionsSource, quoted } from '../sourceText';
import { answerOf, type Entity } from './entities';
import type { Tree } from './json';
import type { Operation } from './operationsOf';
import { pagingOf, sentTo } from './paging';
import { isParam } from './roles';
import { shapeOf } from './shape';

const ORDER: readonly CallName[] = [
  'page',
  'tree',
  'options',
  'detail',
  'create',
  'edit',
  'delete',
  'deleteMany',
  'validate',
  'export',
  'import',
  'importConfirm',
  'importResult',
  'template',
];
const OVER_ONE: ReadonlySet<CallName> = new Set(['detail', 'edit', 'delete']);

interface CallContext {
  /** What the wire calls the id of a record. */
  readonly idName: string;
  /** Names of the resource's fields. */
  readonly fields: ReadonlySet<string>;
  readonly say: Say;
}

/** The path of a call as a schema writes it: relative to the base, the record's id under the resource's own name. */
export function callText({ method, path }: Operation, base: string, idName: string): string {
  const rest = path === base ? '.' : path.startsWith(`${base}/`) ? path.slice(base.length + 1) : path;
  const named = rest
    .split('/')
    .map((segment) =>
      isParam(segment) ? `{${/s\}$/i.test(segment) && method === 'DELETE' ? 'ids' : idName}}` : segment,
    );
  return `${method} ${named.join('/')}`;
}

/** Names of everything that a call is sent besides what stands in its path. */
export function sentNames(document: Tree, operation: Operation): string[] {
  return sentTo(document, operation).map(({ name }) => name);
}

/** The parameter that carries the record's id, when it is not the id's own name. */
function otherIdName(document: Tree, operation: Operation, idName: string): string | undefined {
  const names = sentNames(document, operation);
  if (operation.path.includes('{') || names.includes(idName)) return undefined;
  const ids = names.filter((name) => /(?:^|[a-z])id$/i.test(name));
  return ids.length === 1 || names.length === 1 ? (ids[0] ?? names[0]) : undefined;
}

function pageOptions(document: Tree, operation: Operation, say: Say): Record<string, string> {
  const { number, size } = pagingOf(sentTo(document, operation));
  const { page, enveloped, beside } = answerOf(document, operation);
  const offset = number && /^(?:offset|skip)$/i.test(number.name);
  if (!offset && Number(number?.schema.minimum ?? number?.schema.default ?? 1) === 0)
    say(
      number?.place ?? operation.place,
      'Pages seem to be counted from 0; the console counts from 1.',
      'a call of the backend that counts from 1',
    );
  if (operation.answer && !enveloped)
    say(
      operation.place,
      'Its answer is not wrapped in {code, msg, data}, which the console reads.',
      `service('/…', { wire: { envelope: false } }) in schemas/services.ts, once for all calls of this service (docs/backend.md)`,
    );
  if (beside)
    say(
      operation.place,
      'The rows stand beside the code, not inside `data`.',
      `configureWire({ fields: { ...wireConfig.fields, data: '…' } }) in src/main.tsx`,
    );
  const names = {
    ...(number && number.name !== 'pageNum' && { pageNum: quoted(number.name) }),
    ...(size && size.name !== 'pageSize' && { pageSize: quoted(size.name) }),
  };
  const shape = {
    ...(page && page.list !== 'list' && { list: quoted(page.list) }),
    ...(page?.total && page.total !== 'totalSize' && { total: quoted(page.total) }),
  };
  return {
    ...(Object.keys(names).length > 0 && { names: optionsSource(names) }),
    ...(Object.keys(shape).length > 0 && { shape: optionsSource(shape) }),
    ...(offset && { offset: 'true' }),
    ...(!number && { pages: 'false' }),
  };
}

/** Where ids go: `ids` is what the console calls several of them. */
function manyOptions(document: Tree, operation: Operation, say: Say): Record<string, string> {
  const body = operation.body && shapeOf(document, operation.body, `${operation.place}, body`);
  if (body?.type === 'array')
    say(
      operation.place,
      'It takes a bare list of ids; the console sends {ids}.',
      'nothing if the backend takes both; else `deleteMany` is left out',
    );
  else if (body && operation.method === 'DELETE')
    say(
      operation.place,
      'It takes a body; the console sends the parameters of a DELETE in its address.',
      'a call of the backend that takes them there',
    );
  const names = sentNames(document, operation);
  const other = names.length === 1 && names[0] !== 'ids' ? names[0] : undefined;
  return other ? { names: `{ ids: ${quoted(other)} }` } : {};
}

function optionsOf(
  document: Tree,
  name: CallName,
  operation: Operation,
  { idName, fields, say }: CallContext,
): Record<string, string> {
  if (name === 'validate')
    return {
      fields: `[${sentNames(document, operation)
        .filter((one) => fields.has(one))
        .map(quoted)
        .join(', ')}]`,
    };
  if (name === 'page') return pageOptions(document, operation, say);
  if (name === 'deleteMany') return manyOptions(document, operation, say);
  if (name === 'import') {
    const field =
      operation.body &&
      [...shapeOf(document, operation.body, operation.place).properties].find(
        ([, child]) => child().type === 'file',
      )?.[0];
    return field && field !== 'file' ? { names: `{ file: ${quoted(field)} }` } : {};
  }
  if (name === 'create' || name === 'edit') {
    if (operation.form)
      say(operation.place, 'It takes a form; the console sends JSON.', 'a call of the backend that takes JSON');
    if (!operation.body)
      say(
        operation.place,
        'What it is sent is not said; the form asks every field that is no system field.',
        'requestBody in the document, or `only` for the call',
      );
  }
  const other = OVER_ONE.has(name) ? otherIdName(document, operation, idName) : undefined;
  return other ? { idName: quoted(other) } : {};
}

/** Parameters a call wants in its address although it is no GET: they are written there. */
function addressed(document: Tree, text: string, operation: Operation): string {
  if (operation.method === 'GET' || operation.method === 'DELETE' || operation.query.length === 0 || operation.body)
    return text;
  const [method = '', path = ''] = text.split(' ');
  const query = operation.query.map(({ name }) => `${name}={${name}}`).join('&');
  return `${method} ${path === '.' ? operation.path : path}?${query}`;
}

/** The standard calls of a resource as source text, in the order a schema has them. */
export function readCalls(document: Tree, entity: Entity, context: CallContext): Record<string, string> {
  const { idName, fields, say } = context;
  const calls = ORDER.flatMap((name): [string, string][] => {
    const operation = entity.calls.get(name);
    if (!operation) return [];
    if (name === 'validate' && !sentNames(document, operation).some((one) => fields.has(one))) {
      say(
        operation.place,
        'It checks values, but takes no field of the records.',
        "validate: { call: …, fields: ['…'] }",
      );
      return [];
    }
    const standard = callText(operation, entity.base, idName);
    const text = OVER_ONE.has(name) || name === 'deleteMany' ? addressed(document, standard, operation) : standard;
    const options = optionsOf(document, name, operation, context);
    return [[name, Object.keys(options).length > 0 ? optionsSource({ call: quoted(text), ...options }) : quoted(text)]];
  });
  const read = Object.fromEntries(calls);
  // one call for one and for several
  const both = entity.calls.get('delete');
  return both && !read.deleteMany && read.delete?.includes("idName: 'ids'")
    ? { ...read, deleteMany: quoted(callText(both, entity.base, idName)) }
    : read;
}
