import type { CallName } from '@/schema';
import { camel } from '../nameForms';
import { keyOf } from './paths/keyOf';
import type { Tree } from './json';
import type { Operation } from './operationsOf';
import { pagingOf } from './paging';
import { pathName } from './paths/pathName';
import { hasId, isChoice, placeCalls, type PlacedCall } from './placeCalls';
import { isParam, type Role } from './roles';

/** Records of one kind, as the paths of a document show them. */
export interface Entity {
  /** `device-group` */
  readonly key: string;
  /** Path its calls have in common. */
  readonly base: string;
  readonly calls: ReadonlyMap<CallName, Operation>;
  /** Calls of its records that are none of the usual. */
  readonly others: readonly Operation[];
  /**
   * The records it belongs to: their path, and the field that says to which; it stands in its own path, behind names
   * for those that they belong to themselves.
   */
  readonly below?: { readonly base: string; readonly field: string; readonly further: readonly string[] };
}

export interface Found {
  readonly entities: readonly Entity[];
  /** Calls that belong to none. */
  readonly lone: readonly Operation[];
  /** Calls of single records that no call lists. */
  readonly unlisted: readonly Operation[];
  /** Calls of listed records that name theirs by several parts at once: `/tokens/{country}/{party}/{uid}`. */
  readonly byParts: readonly Operation[];
}

/** Calls that are about the same records, by path. */
interface Group {
  readonly base: string;
  readonly placed: readonly PlacedCall[];
}

const LISTING: ReadonlySet<Role | undefined> = new Set<Role>(['page', 'list', 'tree']);
/** Calls that say by its id of which record they are. */
const BY_ID: ReadonlySet<Role | undefined> = new Set<Role>(['detail', 'edit', 'upsert', 'delete']);
const OF_ONE: ReadonlySet<Role | undefined> = new Set<Role>(['detail', 'create', 'edit', 'upsert', 'delete']);

/** What a record is known by besides an id. */
const HANDLES: ReadonlySet<string> = new Set(['code', 'name', 'key', 'slug', 'uuid', 'number']);

/** A call that must be told what it looks for. */
const SEARCHES = /\/(?:search|query|find)[^/]*$/i;

const isListed = ({ placed }: Group): boolean => placed.some(({ role }) => LISTING.has(role));
const paramsIn = (path: string): string[] => path.split('/').filter(isParam);

/** The component that the rows of a group are; else the one its single record is. */
function componentOf({ placed }: Group): string | undefined {
  const row = placed.find(({ role, row: own }) => LISTING.has(role) && own?.name !== undefined)?.row;
  return row?.name ?? placed.find(({ role, record }) => OF_ONE.has(role) && record?.name !== undefined)?.record?.name;
}

function groupsOf(placed: readonly PlacedCall[]): Group[] {
  const bases = [...new Set(placed.filter(({ role }) => role).map(({ base }) => base))];
  return bases.map((base) => ({ base, placed: placed.filter((one) => one.role && one.base === base) }));
}

/** Whether a list beside or below records is only another way to find them: `/pet/findByStatus` of `/pet`. */
function findsAgain(group: Group, of: Group): boolean {
  const component = componentOf(group);
  const rest = group.base.startsWith(`${of.base}/`) ? group.base.slice(of.base.length + 1) : undefined;
  return (
    rest !== undefined &&
    paramsIn(rest).length === 0 &&
    component !== undefined &&
    component === componentOf(of) &&
    !group.placed.some(({ role, operation }) => OF_ONE.has(role) && paramsIn(operation.path).length > 0)
  );
}

/** Whether a list is asked for with something that must be said, besides its page. */
function needsToKnow({ query }: Operation): boolean {
  const { number, size, mark } = pagingOf(query);
  return query.some((one) => one.required && one !== number && one !== size && one !== mark);
}

/** Whether a list must be told which of its records are wanted, and another has them all in pages. */
function isPartOf(group: Group, whole: Group): boolean {
  const list = group.placed.find(({ role }) => LISTING.has(role));
  const mustBeTold = list?.pages === false && needsToKnow(list.operation);
  const component = componentOf(group);
  return (
    mustBeTold &&
    group !== whole &&
    component !== undefined &&
    component === componentOf(whole) &&
    keyOf(group.base) === keyOf(whole.base) &&
    paramsIn(whole.base).length === 0 &&
    whole.placed.some(({ role, operation }) => LISTING.has(role) && !needsToKnow(operation))
  );
}

/** What a component of less, or of more, is called behind its name. */
const VIEW = /^(?:Basic|Brief|Details?|Dto|DTO|Full|Info|Item|Lite|Minimal|Out|Read|Short|Simple|Summary|View|Vo|VO)+$/;

/** Whether two components are views of one thing: `Dashboard` and `DashboardInfo`. */
function isViewOf(one: string | undefined, other: string | undefined): boolean {
  const [short = '', long = ''] = [one ?? '', other ?? ''].sort((a, b) => a.length - b.length);
  return short !== '' && long.startsWith(short) && VIEW.test(long.slice(short.length));
}

/** Whether calls of single records belong to a list that stands elsewhere: `/session/{id}` of `/sessions`. */
function isOfList(group: Group, list: Group): boolean {
  const ofOne = group.placed.some(
    ({ role, operation }) => OF_ONE.has(role) && (role === 'create' || paramsIn(operation.path).length > 0),
  );
  const [inGroup, inList] = [group, list].map(({ base }) => paramsIn(base).length);
  if (!ofOne || (inGroup !== inList && inGroup !== 0)) return false;
  // what stands below other records is about those: `/clients/{id}/secret` is none of `/users/{id}/secrets`
  if (inGroup !== undefined && inGroup > 0 && ownersPath(group.base) !== ownersPath(list.base)) return false;
  const [own, theirs] = [componentOf(group), componentOf(list)];
  // `POST /schedules` that answers a task makes none of `/tasks`
  const isFound = group.placed.some(({ role }) => BY_ID.has(role));
  if (own !== undefined && own === theirs && (isFound || keyOf(group.base) === keyOf(list.base))) return true;
  // `/api/dashboard` of dashboards is about the rows of `/api/tenant/dashboards`, which say less of each
  if (keyOf(group.base) === keyOf(list.base) && isViewOf(own, theirs)) return true;
  // what does not say of which kind it is stands beside the list: `/assets/jobs` are not the jobs of a queue
  return (
    keyOf(group.base) === keyOf(list.base) &&
    parentPath(group.base) === parentPath(list.base) &&
    (own === undefined || theirs === undefined || !hasRow(list, own))
  );
}

/** The path of the record that others stand below. */
const ownersPath = (path: string): string => {
  const segments = path.split('/');
  return plainPath(segments.slice(0, segments.findLastIndex(isParam)).join('/'));
};

const hasRow = ({ placed }: Group, name: string): boolean =>
  placed.some(({ row }) => row?.name !== undefined && row.name === name);

/** The one of several lists that calls of single records belong to: of the same name, else the only one. */
function listOf(group: Group, lists: readonly Group[]): Group | undefined {
  const fitting = lists
    .filter((list) => isOfList(group, list))
    .sort((a, b) => paramsIn(a.base).length - paramsIn(b.base).length);
  const named = fitting.filter(({ base }) => keyOf(base) === keyOf(group.base));
  return (
    named.find(({ base }) => base.startsWith(parentPath(group.base))) ??
    named[0] ??
    (fitting.length === 1 ? fitting[0] : undefined)
  );
}

const parentPath = (path: string): string => path.slice(0, path.lastIndexOf('/') + 1);

/** A path without the version that stands in it: `/v2/owners` and `/owners` are of one kind. */
const unversioned = (path: string): string =>
  plainPath(path)
    .split('/')
    .filter((segment) => !/^v\d+$/i.test(segment))
    .join('/');

/** Whether a list is that of records whose other calls stand in another version: `/v2/owners` beside `/owners/{id}`. */
function isVersionOf(group: Group, of: Group): boolean {
  const [own, theirs] = [componentOf(group), componentOf(of)];
  return (
    group !== of &&
    plainPath(group.base) !== plainPath(of.base) &&
    unversioned(group.base) === unversioned(of.base) &&
    group.placed.every(({ role }) => LISTING.has(role)) &&
    of.placed.some(({ role }) => BY_ID.has(role)) &&
    own !== undefined &&
    (own === theirs || isViewOf(own, theirs))
  );
}

/** Brings together the groups that are about the same records. */
function joined(groups: readonly Group[]): Group[] {
  const listed = groups.filter(isListed);
  const others = groups.filter((one) => !isListed(one));
  const more = new Map<Group, Group[]>();
  const gone = new Set<Group>();
  const give = (to: Group, group: Group) => {
    more.set(to, [...(more.get(to) ?? []), group]);
    gone.add(group);
  };
  // searches below records whose calls stand above them
  for (const group of listed) {
    const above = [...listed, ...others]
      .filter((one) => one !== group && findsAgain(group, one))
      .sort((a, b) => b.base.length - a.base.length)[0];
    if (above) give(above, group);
  }
  // `/devices?ids=…` beside the pages of `/tenant/devices`
  for (const group of listed) {
    const paged = listed.find((one) => isPartOf(group, one) && !gone.has(one));
    if (paged && !gone.has(group)) give(paged, group);
  }
  // the pages of a later version
  for (const group of listed) {
    const first = listed.find((one) => isVersionOf(group, one) && !gone.has(one));
    if (first && !gone.has(group)) give(first, group);
  }
  const lists = listed.filter((one) => !gone.has(one));
  for (const group of others) {
    if (more.has(group)) continue;
    const list = listOf(group, lists);
    if (list) give(list, group);
  }
  const whole = (group: Group): PlacedCall[] => [...group.placed, ...(more.get(group) ?? []).flatMap(whole)];
  return groups.filter((one) => !gone.has(one)).map((one) => ({ base: one.base, placed: whole(one) }));
}

/** The call name of each role, once for each: a list is the page, or what pickers ask when there is a page already. */
function named({ base, placed }: Group): { readonly calls: Map<CallName, Operation>; readonly left: Operation[] } {
  const calls = new Map<CallName, Operation>();
  const left: Operation[] = [];
  const take = (name: CallName, operation: Operation) => {
    if (calls.has(name)) left.push(operation);
    else calls.set(name, operation);
  };
  const needs = ({ operation }: PlacedCall) => operation.query.filter(({ required }) => required).length;
  const lists = placed
    .filter(({ role }) => role === 'page' || role === 'list')
    .sort(
      (a, b) =>
        Number(b.pages) - Number(a.pages) || Number(b.base === base) - Number(a.base === base) || needs(a) - needs(b),
    );
  for (const [index, { operation, base: own }] of lists.entries()) {
    if (index === 0) take('page', operation);
    else if (
      own === base &&
      !lists[0]?.operation.path.startsWith(`${operation.path}/search`) &&
      !SEARCHES.test(operation.path)
    )
      take('options', operation);
    else left.push(operation);
  }
  const ORDER = ['PUT', 'POST', 'PATCH', 'GET', 'DELETE'];
  for (const { role, operation } of placed.toSorted(
    (a, b) =>
      Number(b.base === base) - Number(a.base === base) ||
      ORDER.indexOf(a.operation.method) - ORDER.indexOf(b.operation.method),
  )) {
    if (role === 'upsert') for (const name of ['create', 'edit'] as const) take(name, operation);
    else if (role && role !== 'page' && role !== 'list') take(role, operation);
  }
  return { calls, left };
}

/** The longest of the known bases that a path begins with. */
function above(path: string, bases: readonly string[]): string | undefined {
  const found = bases.filter((base) => path.startsWith(`${base}/`)).sort((a, b) => b.length - a.length);
  const rest = found[0] === undefined ? [] : path.slice(found[0].length + 1).split('/');
  return rest.slice(1).some((segment, index) => isParam(segment) && index > 0) ? undefined : found[0];
}

/** A kind of records, while the others are looked for. */
interface Kind extends Group, Pick<Entity, 'below'> {
  /** How many ids the id of one holds: its own, and those of the records above it by which it is found. */
  readonly parts: number;
}

/** A path whatever it calls the parts in braces. */
const plainPath = (path: string): string =>
  path
    .split('/')
    .map((segment) => (isParam(segment) ? '{}' : segment))
    .join('/');

/** Whether one of these records is found by its own id and that of the record above: `/realms/{realm}/users/{id}`. */
const isFoundIn = (base: string, ofOne: readonly Operation[]): boolean =>
  ofOne.some(({ path }) => path.startsWith(`${base}/`));

/** Whether a part of a path is called by a letter: `{p}`, `{p1}`. */
const isShort = (param: string): boolean => param !== 'id' && /^[a-z]\w?$/i.test(param);

/** Names for the records that stand above the nearest one, from the furthest on; none that a record has itself. */
function furtherNames(segments: readonly string[], taken: ReadonlySet<string>): string[] {
  const names: string[] = [];
  for (const [at, segment] of segments.entries()) {
    if (!isParam(segment)) continue;
    const key = keyOf(segments.slice(0, at).join('/'));
    const named = pathName(segment);
    const possible = [...(isShort(named) ? [] : [named]), camel(key), camel(`${key}-id`), camel(`${key}-above`)];
    names.push(possible.find((name) => !taken.has(name) && !names.includes(name)) ?? camel(`${key}-above`));
  }
  return names;
}

/** What a call of a group must not be told under another meaning: its own id, what it takes, what its rows have. */
function namesIn({ placed }: Group): Set<string> {
  return new Set([
    'id',
    'ids',
    ...placed.flatMap(({ row, record }) => [...(row?.properties.keys() ?? []), ...(record?.properties.keys() ?? [])]),
    ...placed.flatMap(({ operation }) => operation.query.map(({ name }) => name)),
  ]);
}

/** Whether one of these records has a path of its own that asks for this: `/notes/{uid}` of `/tasks/{uid}/notes`. */
const isFoundElsewhereBy = ({ base, placed }: Group, param: string): boolean =>
  placed.some(
    ({ role, operation: { path } }) =>
      BY_ID.has(role) && !path.startsWith(`${base}/`) && pathName(path.split('/').findLast(isParam) ?? '') === param,
  );

/**
 * The records that the last part in braces of a path names: `/tenants` and `{tenant}` of `/tenants/{tenant}/users`.
 * What stands before it must be what their ids hold.
 */
function parentOf(group: Group, kinds: readonly Kind[]): Entity['below'] {
  const segments = group.base.split('/');
  const at = segments.findLastIndex(isParam);
  const path = plainPath(segments.slice(0, at).join('/'));
  const param = pathName(segments[at] ?? '');
  const listed = kinds.find(({ base }) => plainPath(base) === path);
  const joinedTo = kinds.find(({ placed }) =>
    placed.some(({ base, role }) => plainPath(base) === path && OF_ONE.has(role)),
  );
  const parent = listed ?? joinedTo;
  if (!parent || parent.parts !== paramsIn(group.base).length) return undefined;
  const own = namesIn(group);
  // `id` is that of the record itself, and so is a `code` that it has, too, or what it is found by elsewhere; `p` says
  // nothing to anybody
  const isOwn =
    param === 'id' || isShort(param) || (own.has(param) && (HANDLES.has(param) || isFoundElsewhereBy(group, param)));
  const field = isOwn ? camel(`${keyOf(parent.base)}-${isShort(param) ? 'id' : param}`) : param;
  const further = furtherNames(segments.slice(0, at), own.add(field));
  return { base: parent.base, field, further };
}

/**
 * Whether a list below one record is a kind of records: something tells them apart, and no other list has them all.
 */
function isOwnKind(group: Group, kinds: readonly Group[]): boolean {
  const component = componentOf(group);
  const again = kinds.some((one) => component !== undefined && componentOf(one) === component);
  const list = group.placed.find(({ role }) => LISTING.has(role));
  const named = group.placed.some(
    ({ role, operation }) => OF_ONE.has(role) && paramsIn(operation.path).length > paramsIn(group.base).length,
  );
  const known = list?.row !== undefined && (named || hasId(list.row, keyOf(group.base)));
  return !again && known && (list.pages || group.placed.length > 1 || list.row.properties.has('id'));
}

/**
 * The lists that are kinds of records. Rows below other records that do not come in pages and that no other call is
 * about (`GET /brand/statistics`) are something those records have.
 */
function kindsOf(groups: readonly Group[]): readonly Kind[] {
  const lists = groups.filter(isListed);
  const whole = lists.filter(({ base }) => paramsIn(base).length === 0);
  const bases = whole.map(({ base }) => base);
  const plain = whole.filter(({ base, placed }) => {
    const alone = placed.length === 1;
    const unlike = alone && placed.every(({ row }) => isChoice(row, base));
    const lone = alone && placed.every(({ operation, pages }) => operation.path === base && !pages);
    return !unlike && !(lone && above(base, bases) !== undefined);
  });
  let kinds: readonly Kind[] = plain.map((group) => ({ ...group, parts: 1 }));
  for (let depth = 1; depth <= DEEPEST; depth += 1) kinds = [...kinds, ...kindsBelow(lists, kinds)];
  return kinds;
}

/** So many records stand above others at most: nobody chooses more before a list is seen. */
const DEEPEST = 3;

/** The kinds whose records stand below those of kinds that are known. */
function kindsBelow(lists: readonly Group[], known: readonly Kind[]): Kind[] {
  const bases = new Set(known.map(({ base }) => base));
  return lists.flatMap((group): Kind[] => {
    const nested = paramsIn(group.base).length;
    if (nested === 0 || bases.has(group.base) || !isOwnKind(group, known)) return [];
    const below = parentOf(group, known);
    const ofOne = group.placed.filter(({ role }) => BY_ID.has(role)).map(({ operation }) => operation);
    return below ? [{ ...group, below, parts: isFoundIn(group.base, ofOne) ? nested + 1 : 1 }] : [];
  });
}

/**
 * Whether one of these records is found by its own id and that of the record above.
 */
export const isFoundBelow = ({ base, below, calls }: Entity): boolean =>
  below !== undefined &&
  isFoundIn(
    base,
    (['detail', 'edit', 'delete'] as const).flatMap((name) => calls.get(name) ?? []),
  );

/** Which records a document has calls for, and which calls. Records are what can be listed. */
export function findEntities(document: Tree, operations: readonly Operation[]): Found {
  const placed = placeCalls(document, operations);
  const kinds = kindsOf(joined(groupsOf(placed)));
  const usual = new Map(kinds.flatMap((kind) => kind.placed.map((one) => [one.operation, kind] as const)));
  // a record may be found elsewhere than where it is listed: `/projects/{id}` of `/organizations/{id}/projects`
  const homes = new Map([
    ...kinds.flatMap((kind) =>
      kind.placed.filter(({ role }) => BY_ID.has(role)).map(({ base }): [string, string] => [base, kind.base]),
    ),
    ...kinds.map(({ base }): [string, string] => [base, base]),
  ]);
  const bases = [...homes.keys()];
  const homeOf = ({ operation }: PlacedCall) =>
    usual.get(operation)?.base ?? homes.get(above(operation.path, bases) ?? '');
  const entities = kinds.map((kind): Entity => {
    const { calls, left } = named(kind);
    const others = placed.filter((one) => !usual.has(one.operation) && homeOf(one) === kind.base);
    return {
      key: keyOf(kind.base),
      base: kind.base,
      calls,
      others: [...others.map(({ operation }) => operation), ...left],
      ...(kind.below && { below: kind.below }),
    };
  });
  const homeless = placed.filter((one) => homeOf(one) === undefined);
  const byParts = homeless.filter((one) => one.byParts && kinds.some(({ base }) => base === one.base));
  const unlisted = homeless.filter(({ role, record }) => role === 'detail' && record !== undefined);
  return {
    entities,
    lone: homeless.filter((one) => !unlisted.includes(one) && !byParts.includes(one)).map(({ operation }) => operation),
    byParts: byParts.map(({ operation }) => operation),
    unlisted: unlisted.map(({ operation }) => operation),
  };
}
