import { answerOf } from './answerOf';
import { camel } from '../nameForms';
import { commandsOf } from './commandsOf';
import type { Tree } from './json';
import type { Operation } from './operationsOf';
import { comesInPages, sentTo } from './paging';
import { pathName } from './paths/pathName';
import { keyOf } from './paths/keyOf';
import { isParam, placeOf, takesIds, type Placed, type Role } from './roles';
import { shapeOf, type Shape } from './shape';

/** A call where it belongs, with what it answers. */
export interface PlacedCall extends Placed {
  readonly row?: Shape;
  readonly record?: Shape;
  /** It is asked for pages. */
  readonly pages: boolean;
}

const paramsOf = (path: string): number => path.split('/').filter(isParam).length;

/** An edit is sent the record: in its body, or, where its path says that it is one, in its address. */
const sends = ({ body, query }: Operation, spoken: boolean): boolean =>
  body !== undefined || (spoken && query.length > 0);

/** What a call takes, and what the document says of such calls. */
interface What {
  /** The document says what calls are sent. */
  readonly saysBodies: boolean;
  /** It is told the ids of several records. */
  readonly ids: boolean;
  /** It may take a file. */
  readonly file: boolean;
  /** It changes one record, as it says, or how records are made says nothing of what is sent, either. */
  readonly unsaid: boolean;
}

/**
 * Whether the answer and the parameters of a call are those of its role: `POST check` may check a name or check a
 * device. `saysBodies`: the document says what calls are sent, so that an edit that is sent nothing is none.
 */
function fits(
  { role, base, operation, spoken, row, record, pages, byParts }: PlacedCall,
  { saysBodies, ids, file, unsaid }: What,
): boolean {
  const silent = operation.answer === undefined;
  if (operation.byChanges) return false;
  switch (role) {
    case 'list':
      return (
        ((operation.method === 'GET' || operation.method === 'POST') && row !== undefined) ||
        (silent && (pages || (spoken === true && operation.method === 'GET')))
      );
    case 'page':
    case 'tree':
    case 'options':
      return (operation.method === 'GET' || operation.method === 'POST') && (row !== undefined || silent);
    case 'detail':
      // `POST {id}/read` marks a record as read, and `GET {format}` answers all of them as a file
      return (
        !byParts &&
        !operation.file &&
        (operation.method === 'GET' || (record !== undefined && paramsOf(operation.path) === paramsOf(base)))
      );
    case 'validate':
      return operation.method === 'GET';
    case 'create':
      return (
        !byParts &&
        operation.method !== 'GET' &&
        row === undefined &&
        (!saysBodies || spoken === true || operation.body !== undefined || operation.query.length > 0)
      );
    case 'edit':
      return (
        !byParts &&
        operation.method !== 'GET' &&
        row === undefined &&
        (!saysBodies || sends(operation, spoken === true) || (unsaid && operation.method === 'PUT'))
      );
    case 'delete':
      return !byParts;
    case 'deleteMany':
      // without ids it empties the whole: nobody means that who has ticked some
      return ids;
    case 'import':
      return file && paramsOf(operation.path) === paramsOf(base);
    case 'export':
    case 'template':
      // a file of one record is a command of it
      return paramsOf(operation.path) === paramsOf(base);
    default:
      return role !== undefined;
  }
}

const bodyType = (document: Tree, { body, place }: Operation): Shape['type'] | undefined =>
  body && shapeOf(document, body, place).type;

/** Whether a call may be sent a file: nothing is said of what it takes, or a part of that is one. */
function mayTakeFile(document: Tree, { body, form, place }: Operation): boolean {
  const shape = body && shapeOf(document, body, place);
  return form || shape?.type !== 'object' || [...shape.properties.values()].some((child) => child().type === 'file');
}

/** A list of ids, and not of records. */
const isPlainList = ({ type, items }: Shape): boolean => type === 'array' && (items?.().properties.size ?? 0) === 0;

/**
 * Whether a call is told which records it is about, of several: by their ids, whatever else it takes. The id of
 * something else (`DELETE /readings?siteId=…`) names none of them.
 */
const sendsIds = (document: Tree, { operation, base, spoken }: PlacedCall): boolean =>
  takesIds(operation.path.split('/').at(-1)) ||
  (operation.body !== undefined && isPlainList(shapeOf(document, operation.body, operation.place))) ||
  sentTo(document, operation).some(
    ({ name }) => /ids(?:\[\])?$/i.test(name) || isIdOf(base, name) || (spoken === true && /id$/i.test(name)),
  );

/** Whether a parameter is called as the id of a record is. */
const isIdOf = (base: string, name: string): boolean =>
  ['id', '_id', 'uuid', 'uid', camel(`${keyOf(base)}-id`)].some(
    (one) => camel(name).toLowerCase() === one.toLowerCase(),
  );

/** A collection that deletes the one record whose id it is sent: `DELETE /depots?id=…`. */
function asOne(placed: PlacedCall): PlacedCall {
  const { role, spoken, base, operation } = placed;
  const ids = operation.query.filter(({ name }) => /ids?(?:\[\])?$/i.test(name));
  const isOne =
    role === 'deleteMany' &&
    !spoken &&
    operation.body === undefined &&
    ids.some(({ name, schema }) => isIdOf(base, name) && schema.type !== 'array') &&
    !ids.some(({ name }) => /ids(?:\[\])?$/i.test(name));
  return isOne ? { ...placed, role: 'delete' } : placed;
}

const isItem = ({ operation: { path } }: PlacedCall): boolean => isParam(path.split('/').at(-1));

/** What calls of one record call its id in their paths, by the path of the records. */
function idsInPaths(placed: readonly PlacedCall[]): ReadonlyMap<string, ReadonlySet<string>> {
  const found = new Map<string, Set<string>>();
  for (const one of placed.filter(isItem))
    found.set(one.base, (found.get(one.base) ?? new Set()).add(pathName(one.operation.path.split('/').at(-1) ?? '')));
  return found;
}

/** Whether a call of a whole collection says which of its records it is about: by one id that it is sent. */
function saysWhich(document: Tree, { operation, base }: PlacedCall, inPaths: ReadonlySet<string>): boolean {
  const key = camel(keyOf(base));
  const ids = new Set(['id', '_id', 'uuid', 'uid', `${key}Id`, ...inPaths].map((name) => camel(name).toLowerCase()));
  return sentTo(document, operation).some(({ name }) => ids.has(camel(name).toLowerCase()));
}

const MAKES = /^(?:add|create|insert|register|new)s?\b|^(?:新增|创建|添加|新建)/i;
const CHANGES = /^(?:edit|update|modify|modifies|change|set|patch)e?s?\b|^(?:修改|编辑|更新)/i;

/** It makes what has no id, and changes what has one. */
const SAVES =
  /^(?:(?:create|add|save) (?:or|and) (?:update|edit|modify)|upsert|save or update)s?\b|^(?:新增|保存|添加)(?:或|\/|、)?(?:修改|更新|编辑)/i;

/** Whether the id of a record is a plain part of what is sent. */
function sendsId(document: Tree, { operation, base }: PlacedCall): boolean {
  const body = operation.body && shapeOf(document, operation.body, operation.place);
  return [...(body?.properties ?? [])].some(([name, child]) => isIdOf(base, name) && child().type !== 'object');
}

/** Whether a call answers one of the records it stands below, or is sent what they have. */
const isAboutRecord = ({ record }: PlacedCall, rows: readonly Shape[]): boolean =>
  record !== undefined && rows.some((row) => row.name !== undefined && row.name === record.name);

/**
 * Calls that their method does not tell: a record is made by `PUT /labels` and changed by `POST /labels/{id}` in some
 * services, as their summaries and answers say. A `PUT` of a collection that names no record replaces the whole.
 */
function byWords(document: Tree, placed: readonly PlacedCall[], saysBodies: boolean): PlacedCall[] {
  const inPaths = idsInPaths(placed);
  const shownAt = (base: string) =>
    placed
      .filter((one) => one.base === base)
      .flatMap(({ row, record, role }) => (row ?? (role === 'detail' && record)) || []);
  const has = (base: string, role: Role, except: PlacedCall) =>
    placed.some((one) => one !== except && one.base === base && one.role === role && one.operation.method !== 'PUT');
  const isPut = (one: PlacedCall) =>
    one.operation.method === 'PUT' && one.role === 'edit' && !one.spoken && !isItem(one);
  // one that is made so says how all are made
  const makesByPut = placed.some((one) => isPut(one) && MAKES.test(one.operation.summary ?? ''));
  const makes = (one: PlacedCall) => makesByPut && isPut(one) && !CHANGES.test(one.operation.summary ?? '');
  return placed.map((one): PlacedCall => {
    const { operation, base, role, spoken } = one;
    if (spoken) return one;
    const { role: _role, ...roleless } = one;
    const said = operation.summary ?? '';
    if (role === 'create' && SAVES.test(said) && sendsId(document, one)) return { ...one, role: 'upsert' };
    if (isItem(one)) {
      const edits = placed.some(
        (other) => other.base === base && isItem(other) && (other.operation.method === 'PUT' || other.role === 'edit'),
      );
      const changes = operation.method === 'POST' && role === undefined && operation.body !== undefined && !one.byParts;
      return changes && !edits && !MAKES.test(said) && (CHANGES.test(said) || isAboutRecord(one, shownAt(base)))
        ? { ...one, role: 'edit' }
        : one;
    }
    if (role !== 'edit') return one;
    if (makes(one) && !has(base, 'create', one)) return { ...one, role: 'create' };
    return !saysBodies || saysWhich(document, one, inPaths.get(base) ?? new Set()) ? one : roleless;
  });
}

/** A collection that is asked by POST for a page of its records, or by a call that says it searches. */
function asListed(document: Tree, placed: PlacedCall): PlacedCall {
  const { row, pages, role, operation } = placed;
  const makesMany = MAKES.test(operation.summary ?? '') || bodyType(document, operation) === 'array';
  return row && pages && role === 'create' && !makesMany ? { ...placed, role: 'page' } : placed;
}

/** One call that takes a list deletes several; of anything but ids it deletes something else. */
function asMany(document: Tree, placed: PlacedCall): PlacedCall {
  if (placed.role !== 'delete' || bodyType(document, placed.operation) !== 'array') return placed;
  return { ...placed, role: 'deleteMany' };
}

/** Rows of a list that stand in a path of one record are no list: `GET /devices/{id}` that answers its values. */
function asRecord(placed: PlacedCall): PlacedCall {
  return placed.role === 'detail' && placed.row && !placed.record && placed.pages
    ? ({ ...placed, role: undefined as Role | undefined } as PlacedCall)
    : placed;
}

/** Each call of a document with the path of the records it is about and what it is to them, if anything. */
export function placeCalls(document: Tree, operations: readonly Operation[]): PlacedCall[] {
  const saysBodies = operations.some(({ body }) => body !== undefined);
  const commands = commandsOf(document, operations);
  const unsaid = new Set(operations.filter(({ method, body }) => method === 'POST' && !body).map(({ path }) => path));
  const placed = operations.map((operation) => {
    const { row, record } = answerOf(document, operation);
    const command = commands.get(operation);
    const placed: PlacedCall = {
      ...placeOf(operation),
      ...(command && { ...command, spoken: true }),
      ...(row && { row }),
      ...(record && { record }),
      pages: comesInPages(sentTo(document, operation)),
    };
    const listed = asOne(asMany(document, asRecord(asListed(document, placed))));
    const { role: _role, ...roleless } = listed;
    const what = {
      saysBodies,
      ids: sendsIds(document, listed),
      file: mayTakeFile(document, operation),
      unsaid: isItem(listed) && (unsaid.has(listed.base) || CHANGES.test(operation.summary ?? '')),
    };
    return fits(listed, what) ? listed : roleless;
  });
  return byWords(document, placed, saysBodies);
}

/** Names by which a row may be known. */
const idNames = (key: string): string[] => ['id', `${camel(key)}Id`, 'uuid', 'uid', 'key', 'code', 'name', '_id'];

/** Whether rows have something that tells them apart. */
export const hasId = (row: Shape | undefined, key: string): boolean =>
  row !== undefined && idNames(key).some((name) => row.properties.has(name));

/** Rows that nothing tells apart and nothing else is known of, such as `{label, value}`: choices, not records. */
export const isChoice = (row: Shape | undefined, base: string): boolean =>
  row !== undefined &&
  row.properties.size > 0 &&
  !['id', `${camel(keyOf(base))}Id`, 'uuid', 'code'].some((name) => row.properties.has(name)) &&
  row.properties.size <= 3;
