import type { CallName } from '@/schema';
import { camel, kebab, singular, wordsOf } from '../nameForms';
import { readAnswer, type Answer } from './readAnswer';
import type { Tree } from './json';
import type { Operation } from './operationsOf';
import { pagingOf, sentTo } from './paging';
import { isParam, placeOf, type Placed, type Role } from './roles';
import { shapeOf, type Shape } from './shape';

/** Records of one kind, as the paths of a document show them. */
export interface Entity {
  /** `device-group` */
  readonly key: string;
  /** Path its calls have in common. */
  readonly base: string;
  readonly calls: ReadonlyMap<CallName, Operation>;
  /** Calls of its records that are none of the usual. */
  readonly others: readonly Operation[];
}

export interface Found {
  readonly entities: readonly Entity[];
  /** Calls that belong to none. */
  readonly lone: readonly Operation[];
}

const LISTING: ReadonlySet<Role | undefined> = new Set<Role>(['page', 'list', 'tree']);

export function answerOf(document: Tree, operation: Operation): Answer {
  return operation.answer
    ? readAnswer(shapeOf(document, operation.answer, `${operation.place}, answer`))
    : { enveloped: false };
}

/**
 * Whether the answer and the parameters of a call are those of its role: `POST check` may check a name or check a
 * device.
 */
function fits(document: Tree, { role, operation, spoken }: Placed): boolean {
  const { row, record } = answerOf(document, operation);
  const silent = operation.answer === undefined;
  switch (role) {
    case 'list':
      return row !== undefined || (silent && (spoken === true || pagingOf(operation.query).number !== undefined));
    case 'page':
    case 'tree':
    case 'options':
      return row !== undefined || silent;
    case 'detail':
      return operation.method === 'GET' || record !== undefined;
    case 'validate':
      return operation.method === 'GET';
    case 'create':
    case 'edit':
      return operation.method !== 'GET' && row === undefined;
    default:
      return role !== undefined;
  }
}

/** A collection that is asked by POST for a page of its records. */
function asListed(document: Tree, placed: Placed): Placed {
  const { row } = answerOf(document, placed.operation);
  const pages = pagingOf(sentTo(document, placed.operation)).number !== undefined;
  return row && pages && placed.role === 'create' ? { ...placed, role: 'page' } : placed;
}

/** The call name of each role, once for each: a list is the page, or what pickers ask when there is a page already. */
function named(
  document: Tree,
  placed: readonly Placed[],
): { readonly calls: Map<CallName, Operation>; readonly left: Operation[] } {
  const calls = new Map<CallName, Operation>();
  const left: Operation[] = [];
  const take = (name: CallName, operation: Operation) => {
    if (calls.has(name)) left.push(operation);
    else calls.set(name, operation);
  };
  const pages = (one: Placed) => pagingOf(sentTo(document, one.operation)).number !== undefined;
  const lists = placed
    .filter(({ role }) => role === 'page' || role === 'list')
    .sort((a, b) => Number(pages(b)) - Number(pages(a)));
  for (const [index, { operation }] of lists.entries()) take(index === 0 ? 'page' : 'options', operation);
  const ORDER = ['PUT', 'POST', 'PATCH', 'GET', 'DELETE'];
  for (const { role, operation } of placed.toSorted(
    (a, b) => ORDER.indexOf(a.operation.method) - ORDER.indexOf(b.operation.method),
  )) {
    if (role === 'upsert') for (const name of ['create', 'edit'] as const) take(name, operation);
    else if (role && role !== 'page' && role !== 'list') take(role, operation);
  }
  return { calls, left };
}

/** `/iot/v1/device_groups` are records named `device-group`. */
function keyOf(base: string): string {
  const words = wordsOf(
    base
      .split('/')
      .filter((segment) => !isParam(segment))
      .at(-1) ?? '',
  );
  return kebab([...words.slice(0, -1), singular(words.at(-1) ?? '')].join('-'));
}

/** The longest of the known bases that a path begins with. */
function above(path: string, bases: readonly string[]): string | undefined {
  const found = bases.filter((base) => path.startsWith(`${base}/`)).sort((a, b) => b.length - a.length);
  const rest = found[0] === undefined ? [] : path.slice(found[0].length + 1).split('/');
  return rest.slice(1).some((segment, index) => isParam(segment) && index > 0) ? undefined : found[0];
}

/** Rows that nothing tells apart and nothing else is known of, such as `{label, value}`: choices, not records. */
const isChoice = (row: Shape | undefined, key: string): boolean =>
  row !== undefined &&
  row.properties.size > 0 &&
  !['id', `${camel(key)}Id`, 'uuid', 'code'].some((name) => row.properties.has(name)) &&
  row.properties.size <= 3;

/**
 * Paths of what can be listed. Rows below other records that do not come in pages and that no other call is about
 * (`GET /brand/statistics`) are something those records have.
 */
function listedBases(document: Tree, placed: readonly Placed[]): string[] {
  const listed = placed.filter(({ role, base }) => LISTING.has(role) && !base.includes('{'));
  const bases = [...new Set(listed.map(({ base }) => base))];
  return bases.filter((base) => {
    const own = placed.filter((one) => one.base === base && one.role);
    const unlike =
      own.length === 1 && own.every(({ operation }) => isChoice(answerOf(document, operation).row, keyOf(base)));
    const lone =
      own.length === 1 &&
      own.every(
        ({ operation }) => operation.path === base && pagingOf(sentTo(document, operation)).number === undefined,
      );
    return !unlike && !(lone && above(base, bases) !== undefined);
  });
}

/** Which records a document has calls for, and which calls. Records are what can be listed. */
export function findEntities(document: Tree, operations: readonly Operation[]): Found {
  const placed = operations
    .map((operation) => asListed(document, placeOf(operation)))
    .map((one) => (fits(document, one) ? one : { ...one, role: undefined }));
  const bases = listedBases(document, placed);
  const homeOf = ({ role, base, operation }: Placed) =>
    role && bases.includes(base) ? base : above(operation.path, bases);
  const entities = bases.map((base): Entity => {
    const own = placed.filter((one) => homeOf(one) === base);
    const usual = own.filter((one) => one.role && one.base === base);
    const { calls, left } = named(document, usual);
    const others = own.filter((one) => !usual.includes(one)).map(({ operation }) => operation);
    return { key: keyOf(base), base, calls, others: [...others, ...left] };
  });
  return { entities, lone: placed.filter((one) => homeOf(one) === undefined).map(({ operation }) => operation) };
}
