import { answerOf } from './answerOf';
import { camel } from '../nameForms';
import type { Tree } from './json';
import type { Operation } from './operationsOf';
import { comesInPages, sentTo } from './paging';
import { keyOf } from './keyOf';
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

/**
 * Whether the answer and the parameters of a call are those of its role: `POST check` may check a name or check a
 * device. `saysBodies`: the document says what calls are sent, so that an edit that is sent nothing is none.
 */
function fits(
  { role, base, operation, spoken, row, record, pages, byParts }: PlacedCall,
  { saysBodies, ids }: { readonly saysBodies: boolean; readonly ids: boolean },
): boolean {
  const silent = operation.answer === undefined;
  switch (role) {
    case 'list':
      return (
        ((operation.method === 'GET' || operation.method === 'POST') && row !== undefined) ||
        (silent && (spoken === true || pages))
      );
    case 'page':
    case 'tree':
    case 'options':
      return (operation.method === 'GET' || operation.method === 'POST') && (row !== undefined || silent);
    case 'detail':
      return !byParts && (operation.method === 'GET' || record !== undefined);
    case 'validate':
      return operation.method === 'GET';
    case 'create':
      return !byParts && operation.method !== 'GET' && row === undefined;
    case 'edit':
      return (
        !byParts &&
        operation.method !== 'GET' &&
        row === undefined &&
        (!saysBodies || sends(operation, spoken === true))
      );
    case 'delete':
      return !byParts;
    case 'deleteMany':
      // without ids it empties the whole: nobody means that who has ticked some
      return ids;
    case 'export':
    case 'import':
    case 'template':
      // a file of one record is a command of it
      return paramsOf(operation.path) === paramsOf(base);
    default:
      return role !== undefined;
  }
}

/** Whether a call is told which records it is about, of several: by their ids, whatever else it takes. */
const sendsIds = (document: Tree, operation: Operation): boolean =>
  takesIds(operation.path.split('/').at(-1)) ||
  (operation.body !== undefined && shapeOf(document, operation.body, operation.place).type === 'array') ||
  sentTo(document, operation).some(({ name }) => /ids?(?:\[\])?$/i.test(name));

/** A collection that is asked by POST for a page of its records, or by a call that says it searches. */
function asListed(placed: PlacedCall): PlacedCall {
  return placed.row && placed.pages && placed.role === 'create' ? { ...placed, role: 'page' } : placed;
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
  return operations.map((operation) => {
    const { row, record } = answerOf(document, operation);
    const placed: PlacedCall = {
      ...placeOf(operation),
      ...(row && { row }),
      ...(record && { record }),
      pages: comesInPages(sentTo(document, operation)),
    };
    const listed = asRecord(asListed(placed));
    const { role: _role, ...roleless } = listed;
    return fits(listed, { saysBodies, ids: sendsIds(document, operation) }) ? listed : roleless;
  });
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
