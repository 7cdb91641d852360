import type { CallName } from '@/schema';
import type { Say } from '../draft';
import { optionsSource, quoted } from '../sourceText';
import { answerOf } from './answerOf';
import type { Entity } from './entities';
import { numberOf, treeOf, type Tree } from './json';
import type { Operation, Parameter } from './operationsOf';
import { pageCallOptions, pageWireOf } from './pageWire';
import { countsRowsFromOne, firstPage, isOfPages, pageAlone, pagingOf, sentTo } from './paging';
import { pathName } from './paths/pathName';
import { isPostgrest, oneInAddress } from './postgrest';
import type { ServiceDraft } from './readService';
import { isParam, takesIds } from './roles';
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
/** Rows that are asked for where a call must be told how many, and the document does not say how many there may be. */
const MANY = 100;
/** Files of many records: they are sent nothing that says which record these stand below. */
const OF_MANY: ReadonlySet<CallName> = new Set(['import', 'importConfirm', 'importResult', 'template']);
const READS: ReadonlySet<CallName> = new Set(['detail', 'create']);

interface CallContext {
  /** The property of the body that a form is sent in. */
  readonly wraps: Readonly<Partial<Record<'create' | 'edit', string>>>;
  /** Where the record stands in what its call answers, beside something else. */
  readonly detailAt?: string | undefined;
  /** What the wire calls the id of a record. */
  readonly idName: string;
  /** Names of the resource's fields. */
  readonly fields: ReadonlySet<string>;
  /** What the service says for all its calls. */
  readonly service: ServiceDraft;
  readonly say: Say;
}

/** What the schema calls the records above in paths, from the furthest to the nearest. */
const namesAbove = ({ below }: Pick<Entity, 'below'>): readonly string[] =>
  below ? [...below.further, below.field] : [];

/** The path that calls are relative to, as a schema writes it: the record that theirs belong to is a field. */
export function basePath(entity: Pick<Entity, 'base' | 'below'>): string {
  const names = [...namesAbove(entity)];
  return entity.base
    .split('/')
    .map((segment) => (isParam(segment) ? `{${names.shift() ?? pathName(segment)}}` : segment))
    .join('/');
}

/** The records above that a path outside of the base names before the record itself, by the names of the schema. */
function aboveIn(operation: Operation, entity: Pick<Entity, 'base' | 'below' | 'calls'>): string[] {
  const name = [...entity.calls].find(([, one]) => one === operation)?.[0];
  const inPath = operation.path.split('/').filter(isParam).map(pathName);
  // a call of the list, or one that makes a record, names none itself
  const others = name === undefined || OVER_ONE.has(name) ? inPath.slice(0, -1) : inPath;
  const names = namesAbove(entity).slice(-others.length);
  return others.map((own, at) => names[at] ?? own);
}

/** A path that is not written by strokes alone, whole, with the names that a schema has for what stands in it. */
function writtenText(
  written: string,
  operation: Operation,
  entity: Pick<Entity, 'base' | 'below' | 'calls'>,
  idName: string,
): string {
  const inside = `${operation.path}/`.startsWith(`${entity.base}/`);
  const above = inside
    ? [...basePath(entity).matchAll(/\{(\w+)\}/g)].map(([, name]) => name)
    : entity.below
      ? aboveIn(operation, entity)
      : [];
  return written.replace(/\{[^{}]*\}/g, () => `{${above.shift() ?? pathName(idName)}}`);
}

/** The path of a call as a schema writes it: relative to the base, the record's id under the resource's own name. */
export function callText(
  operation: Operation,
  entity: Pick<Entity, 'base' | 'below' | 'calls'>,
  idName: string,
): string {
  const { method, path, stroke, written } = operation;
  const { base } = entity;
  const inside = path === base || path.startsWith(`${base}/`);
  if (written !== undefined) return `${method} ${writtenText(written, operation, entity, idName)}`;
  const above = inside || entity.below === undefined ? [] : aboveIn(operation, entity);
  const rest = (inside ? path.slice(base.length + 1) : path)
    .split('/')
    .map((segment) => {
      if (!isParam(segment)) return segment;
      const tail = segment.replace(/^.*\}|^:\w+/, '');
      const owner = above.shift();
      if (owner !== undefined) return `{${owner}}${tail}`;
      const ids = takesIds(segment) && method === 'DELETE';
      return `{${ids ? 'ids' : pathName(idName)}}${tail}`;
    })
    .join('/');
  if (stroke) return `${method} ${rest === '' ? basePath(entity) : rest}/`;
  return `${method} ${rest === '' ? '.' : rest}`;
}

/** Records that the path of a call names, besides the one that they stand below. */
export function namedIn({ path }: Pick<Operation, 'path'>, { base, below }: Pick<Entity, 'base' | 'below'>): number {
  const inside = below && `${path}/`.startsWith(`${base}/`) ? path.slice(base.length + 1) : path;
  return inside.split('/').filter(isParam).length;
}

/** Names of everything that a call is sent besides what stands in its path. */
export function sentNames(document: Tree, operation: Operation): string[] {
  return sentTo(document, operation).map(({ name }) => name);
}

/** The parameter that carries the record's id, when it is not the id's own name. */
function otherIdName(document: Tree, operation: Operation, idName: string): string | undefined {
  const names = sentNames(document, operation);
  if (operation.path.includes('{') || names.includes(idName)) return undefined;
  const ids = names.filter((name) => /(?:^|[a-z]_?)id$/i.test(name));
  return ids.length === 1 || names.length === 1 ? (ids[0] ?? names[0]) : undefined;
}

/** Tells what a list must be asked with besides its page: the console asks without it until somebody chooses it. */
function sayNeeded(document: Tree, operation: Operation, say: Say): void {
  const parameters = sentTo(document, operation);
  for (const { name, schema, place, required } of parameters)
    if (required && schema.default === undefined && !isOfPages({ name }))
      say(
        place,
        'The list must be asked with it, and the console asks without it until it is chosen.',
        `page: { call: '${operation.method} ${operation.path}', fixed: { ${quoted(name)}: '…' } }`,
      );
}

/** Why the pages of a list cannot be asked for. */
function unpaged(isMarked: boolean, number: Parameter | undefined): string {
  if (isMarked) return 'Pages are asked for by a mark, and where an answer has the next one is not said';
  if (!number) return 'It takes how many rows a page has, but nothing that asks for the next one';
  return countsRowsFromOne(number)
    ? 'Where a page begins is counted from 1, and a list counts the rows before it'
    : 'It takes the number of a page, but not how many rows that has';
}

function pageOptions(
  document: Tree,
  operation: Operation,
  { service: { paging, enveloped }, say }: CallContext,
): Record<string, string> {
  const { number, size, mark } = pagingOf(sentTo(document, operation));
  const { page, envelope, format } = answerOf(document, operation);
  if (operation.answer && !format && (envelope !== undefined) !== enveloped)
    say(
      operation.place,
      enveloped
        ? 'Its answer has no envelope, unlike those of the other calls.'
        : 'Its answer has an envelope, unlike those of the other calls.',
      `service('…', { wire: { envelope: false } }) // in schemas/services.ts, for the path of this call`,
    );
  sayNeeded(document, operation, say);
  const own = pageWireOf(document, operation);
  const alone = pageAlone(sentTo(document, operation));
  if (!own && (number ?? mark ?? size ?? alone))
    say(
      operation.place,
      `${unpaged(mark !== undefined, alone ?? number)}; the first page is all that is read.`,
      "wire: { paging: { cursor: { param: '…', next: '…' } } } // of the service",
    );
  // OData counts where it is told to
  const counts = page?.total === '@odata.count' && operation.query.some(({ name }) => name === '$count');
  const nested = sentTo(document, operation).find(({ schema }) =>
    Object.keys(treeOf(schema.properties)).some((name) => isOfPages({ name })),
  );
  if (!own && nested)
    say(
      nested.place,
      `Pages are asked for inside of "${nested.name}", where no list asks; the first page is all that is read.`,
      'A call of the backend that takes them beside the rest.',
    );
  if (own) return { ...pageCallOptions(own, paging), ...(counts && { fixed: "{ '$count': 'true' }" }) };
  const most = numberOf(size?.schema.maximum) ?? numberOf(size?.schema.default) ?? MANY;
  const named = page && !format && page.list !== 'list';
  return {
    ...(named && { shape: optionsSource({ list: quoted(page.list) }) }),
    ...(size?.required && { fixed: optionsSource({ [size.name]: String(most) }) }),
    ...(alone?.required && { fixed: optionsSource({ [alone.name]: String(firstPage(alone)) }) }),
    pages: 'false',
  };
}

/** Where ids go: `ids` is what the console calls several of them. */
function manyOptions(document: Tree, operation: Operation, say: Say): Record<string, string> {
  const body = operation.body && shapeOf(document, operation.body, `${operation.place}, body`);
  if (body?.type === 'array')
    say(
      operation.place,
      'It takes a bare list of ids; the console sends {ids}.',
      'Nothing if the backend takes both; else leave `deleteMany` out.',
    );
  else if (body && operation.method === 'DELETE')
    say(
      operation.place,
      'It takes a body; the console sends the parameters of a DELETE in its address.',
      'A call of the backend that takes them there.',
    );
  const names = sentNames(document, operation);
  const other = names.length === 1 && names[0] !== 'ids' ? names[0] : undefined;
  return other ? { names: `{ ids: ${quoted(other)} }` } : {};
}

function optionsOf(document: Tree, name: CallName, operation: Operation, context: CallContext): Record<string, string> {
  const { idName, wraps, fields, say } = context;
  if (name === 'validate')
    return {
      fields: `[${sentNames(document, operation)
        .filter((one) => fields.has(one))
        .map(quoted)
        .join(', ')}]`,
    };
  if (name === 'page') return pageOptions(document, operation, context);
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
      say(operation.place, 'It takes a form; the console sends JSON.', 'A call of the backend that takes JSON.');
    if (!operation.body)
      say(
        operation.place,
        'What it is sent is not said; the form asks every field that is no system field.',
        'The requestBody in the document, or `only` for the call.',
      );
  }
  const other = OVER_ONE.has(name) ? otherIdName(document, operation, idName) : undefined;
  const part = name === 'detail' ? context.detailAt : undefined;
  const at = part ?? (READS.has(name) ? answerOf(document, operation).at : undefined);
  const wrap = name === 'create' || name === 'edit' ? wraps[name] : undefined;
  return {
    ...(wrap && { wrap: quoted(wrap) }),
    ...(other && { idName: quoted(other) }),
    ...(at !== undefined && { at: quoted(at) }),
  };
}

/**
 * Parameters a call wants in its address although it is no GET: they are written there. So is the id, where nothing
 * else says which record is meant.
 */
function addressed(document: Tree, text: string, operation: Operation, idName: string): string {
  const written = (query: string): string => {
    const [method = '', path = ''] = text.split(' ');
    return `${method} ${path === '.' ? operation.path : path}?${query}`;
  };
  const one = operation.path.includes('{') ? undefined : oneInAddress(document, operation, idName);
  if (one !== undefined && (operation.method !== 'DELETE' || one.includes('=eq.'))) return written(one);
  if (operation.method === 'GET' || operation.method === 'DELETE' || operation.query.length === 0 || operation.body)
    return text;
  return written(operation.query.map(({ name }) => `${name}={${name}}`).join('&'));
}

/** The standard calls of a resource as source text, in the order a schema has them. */
export function readCalls(document: Tree, entity: Entity, given: Omit<CallContext, 'key'>): Record<string, string> {
  const context = { ...given, key: entity.key };
  const { idName, fields, say } = context;
  const listing = entity.calls.get('page');
  const calls = ORDER.flatMap((name): [string, string][] => {
    const operation = entity.calls.get(name);
    if (!operation) return [];
    if (entity.below && OVER_ONE.has(name) && namedIn(operation, entity) > 1) return [];
    if (entity.below && OF_MANY.has(name)) {
      say(
        operation.place,
        'It takes or gives a file of the records below one other.',
        'A button in the views of the resource, or nothing.',
      );
      return [];
    }
    if (name === 'validate' && !sentNames(document, operation).some((one) => fields.has(one))) {
      say(
        operation.place,
        'It checks values, but takes no field of the records.',
        "validate: { call: 'GET check', fields: ['…'] }",
      );
      return [];
    }
    const standard = callText(operation, entity, idName);
    const text =
      (OVER_ONE.has(name) && operation.method !== 'GET') || name === 'deleteMany'
        ? addressed(document, standard, operation, idName)
        : standard;
    const options = optionsOf(document, name, operation, context);
    return [[name, Object.keys(options).length > 0 ? optionsSource({ call: quoted(text), ...options }) : quoted(text)]];
  });
  const found = Object.fromEntries(calls);
  const one = listing && isPostgrest(document) ? oneInAddress(document, listing, idName) : undefined;
  const read: Record<string, string> = {
    ...found,
    ...(one && !found.detail && { detail: quoted(`GET ${listing?.path ?? ''}?${one}`) }),
  };
  // `DELETE /{ids}` deletes one, too
  if (!read.delete && read.deleteMany === "'DELETE {ids}'")
    return { ...read, delete: optionsSource({ call: quoted('DELETE {ids}'), idName: quoted('ids') }) };
  // one call for one and for several
  const both = entity.calls.get('delete');
  return both && !read.deleteMany && read.delete?.includes("idName: 'ids'")
    ? { ...read, deleteMany: quoted(callText(both, entity, idName)) }
    : read;
}
