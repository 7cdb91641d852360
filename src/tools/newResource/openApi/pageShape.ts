import { singular } from '../nameForms';
import type { Shape } from './shape';
import { SAYS_HOW } from './wrapped';

/** Names of the rows and of their number in a page, with dots where they stand inside something. */
export interface PageNames {
  readonly list: string;
  readonly total?: string;
  /** Where the mark of the next page stands. */
  readonly next?: string;
}

const LISTS = [
  'list',
  'records',
  'rows',
  'items',
  'content',
  'dataList',
  'pageList',
  'data',
  'results',
  'result',
  'value',
  'values',
  'entries',
  'member',
  'hydra:member',
];
/** How many there are in all, without strokes and capitals; those that count what was filtered come first. */
const TOTALS = [
  'filteredrecords',
  'filtercount',
  'recordsfiltered',
  'totalsize',
  'total',
  'totalcount',
  'totalelements',
  'totalrecords',
  'totalitems',
  'totalnum',
  'totalrow',
  'totalrows',
  'totalresults',
  'totalresult',
  'totalentries',
  'numrecords',
  'itemcount',
  'itemstotal',
  'rowcount',
  'count',
];
/** What stands beside the rows and tells of the page. */
const ABOUT = [
  'meta',
  'pagination',
  'page',
  'paging',
  '_meta',
  'metadata',
  'pageInfo',
  'page_info',
  'pageable',
  'details',
];
const OF_PAGE =
  /^(?:page(?:Num|No|Size|Number|Count|Index)?|pages|per_?page|current(?:_?page)?|number|size|limit|offset|skip|links?|_links|next|prev|previous|hasNext|has_?more|total_?pages|last|first|self|cursor|next_?cursor|next_?page_?token|start_?index|items_?per_?page|(?:number_?of_?elements|empty|sort)|has(?:Previous|Next)(?:Page)?|(?:@odata\.|hydra:)\w+)$/i;
const NEXT =
  /^(?:next_?cursor|next_?page_?token|end_?cursor|next_?token|next_?starting_?after|continue|(?:@odata\.)?next_?link)$/i;
/** The address of the next page, which has its mark in it. */
const NEXT_ADDRESS = /^next(?:_?(?:page|url))?$/i;

/** It is where a list ended, said beside where it began: `{before, after}`. */
const NEXT_AFTER = /^after$/i;

/** Whether a name says that what it holds is about the page: `meta`, `list_metadata`. */
const isAbout = (name: string): boolean =>
  ABOUT.includes(name) || /^(?:list|page|paging|pagination|results?|response)_?(?:meta|metadata|info)$/i.test(name);

/** A name without strokes and capitals, and without the format before it: `@odata.count`, `hydra:totalItems`. */
const plain = (name: string): string =>
  name
    .replace(/^(?:@odata\.|hydra:)/, '')
    .replace(/[-_]/g, '')
    .toLowerCase();
const isText = (shape: Shape): boolean => ['string', 'any'].includes(shape.type);
const isCount = (shape: Shape): boolean => ['integer', 'number', 'any', 'string'].includes(shape.type);

function totalIn(shape: Shape): string | undefined {
  const names = [...shape.properties.keys()];
  return TOTALS.map((wanted) => names.find((name) => plain(name) === wanted)).find(
    (name) => name !== undefined && isCount(shape.properties.get(name)?.() ?? shape),
  );
}

/** How many there are, by the name of the rows: `articlesCount` of `articles`, `total_sites` of `sites`. */
function countedAs(shape: Shape, list: string): string | undefined {
  const rows = plain(list);
  const names = new Set(
    [rows, singular(rows)].flatMap((one) => [`${one}count`, `total${one}`, `${one}total`, `num${one}`]),
  );
  return [...shape.properties].find(([name, child]) => names.has(plain(name)) && isCount(child()))?.[0];
}

/** What a name beside the rows, or inside of what tells of the page, leads to: `meta.pagination.total`. */
function aboutPage(shape: Shape, find: (inside: Shape) => string | undefined, depth = 0): string | undefined {
  const own = find(shape);
  if (own !== undefined || depth > 2) return own;
  const more = [...shape.properties.keys()].filter((name) => isAbout(name) && !ABOUT.includes(name));
  for (const name of [...ABOUT, ...more, 'links']) {
    const inside = shape.properties.get(name)?.();
    const found = inside && aboutPage(inside, find, depth + 1);
    if (found !== undefined) return `${name}.${found}`;
  }
  return undefined;
}

/** A list of objects, each of which may be one of several things. */
function isRows(shape: Shape | undefined): boolean {
  const row = shape?.type === 'array' ? shape.items?.() : undefined;
  return row !== undefined && [row, ...(row.choices ?? []).map((one) => one())].some((one) => one.properties.size > 0);
}

/** The rows that stand in `_embedded`, under whatever name. */
function embedded(shape: Shape): { readonly list: string; readonly rows: Shape } | undefined {
  for (const [name, child] of shape.properties.get('_embedded')?.().properties ?? []) {
    const rows = child();
    if (rows.type === 'array') return { list: `_embedded.${name}`, rows };
  }
  return undefined;
}

const listNamed = (shape: Shape, name: string): string | undefined =>
  [...shape.properties].find(([own, child]) => plain(own) === plain(name) && isRows(child()))?.[0];

/** The rows that are called as the path is: `groups` of `/groups`, perhaps inside of one thing more. */
function rowsOfPath(shape: Shape, path: string): { readonly list: string; readonly rows: Shape } | undefined {
  const own = listNamed(shape, path);
  const rows = own === undefined ? undefined : shape.properties.get(own)?.();
  if (own !== undefined && rows) return { list: own, rows };
  for (const [name, child] of shape.properties) {
    const inside = child();
    const deep = inside.type === 'object' ? listNamed(inside, path) : undefined;
    const found = deep === undefined ? undefined : inside.properties.get(deep)?.();
    if (found) return { list: `${name}.${deep ?? ''}`, rows: found };
  }
  return undefined;
}

const tells = (name: string): boolean => isAbout(name) || OF_PAGE.test(name) || TOTALS.includes(plain(name));

/** What an answer that failed has: no records. */
const FAILURES = /^(?:errors?|warnings|violations|failures|fieldErrors|field_errors)$/i;

/** The rows of a page: by a usual name, else the only list of objects that stands beside what tells of the page. */
function rowsIn(shape: Shape): { readonly list: string; readonly rows: Shape } | undefined {
  const usual = LISTS.find((name) => shape.properties.get(name)?.().type === 'array');
  if (usual !== undefined) return { list: usual, rows: shape.properties.get(usual)?.() ?? shape };
  const lists = [...shape.properties].flatMap(([name, child]) =>
    isRows(child()) && !FAILURES.test(name) ? [{ list: name, rows: child() }] : [],
  );
  const beside = [...shape.properties.keys()].filter((name) => name !== lists[0]?.list);
  return lists.length === 1 && beside.every(tells) ? lists[0] : undefined;
}

/**
 * Whether something that has a list is a record: it has an id, or says more of itself than of a page. An invoice has
 * a number, items and a total, too.
 *
 * @param ofOne it answers a call of one record
 */
function isRecord(shape: Shape, list: string, ofOne: boolean): boolean {
  if (shape.properties.has('id')) return true;
  const beside = [...shape.properties.keys()].filter((name) => name !== list.split('.')[0]);
  const own = beside.filter((name) => !tells(name));
  return ofOne || list.startsWith('_embedded.') ? own.length > 0 : own.length > Math.max(2, beside.length - own.length);
}

/** Whether what stands beside the rows is about the page, as what it holds says: `meta: {limit, offset}`. */
const tellsInside = (shape: Shape, name: string): boolean =>
  isAbout(name) &&
  [...(shape.properties.get(name)?.().properties.keys() ?? [])].some(
    (inside) => OF_PAGE.test(inside) || TOTALS.includes(plain(inside)),
  );

/** Whether a name has always the same beside it: `object: 'list'`. */
function isConstant(shape: Shape, name: string): boolean {
  const codes = shape.properties.get(name)?.().keys.enum;
  return Array.isArray(codes) && codes.length === 1;
}

/** A page that stands in the only thing an answer has: `{sites: {count, site: […]}}`. */
function pageInside(shape: Shape, path: string): ReturnType<typeof pageIn> {
  const [name, ...others] = [...shape.properties.keys()].filter((one) => !ABOUT.includes(one));
  const inside = name === undefined || others.length > 0 ? undefined : shape.properties.get(name)?.();
  const found = inside?.type === 'object' ? pageIn(inside, path) : undefined;
  if (!found || name === undefined) return undefined;
  const deeper = (part: string | undefined) => (part === undefined ? undefined : `${name}.${part}`);
  const [total, next] = [deeper(found.page.total), deeper(found.page.next)];
  return {
    row: found.row,
    page: { list: `${name}.${found.page.list}`, ...(total && { total }), ...(next && { next }) },
  };
}

/**
 * The page that an answer is: what its rows are, and how they and their number are named.
 *
 * @param path the last name of the call's path: rows may be called so; '' where it names one record
 */
export function pageIn(shape: Shape, path = ''): { readonly row: Shape; readonly page: PageNames } | undefined {
  const named = path === '' || shape.properties.has('id') ? undefined : rowsOfPath(shape, path);
  const found = embedded(shape) ?? named ?? rowsIn(shape);
  const row = found?.rows.items?.();
  if (!found || !row) return path === '' ? undefined : pageInside(shape, path);
  if (found !== named && isRecord(shape, found.list, path === '')) return undefined;
  const beside = [...shape.properties.keys()].filter((name) => name !== found.list && !isConstant(shape, name));
  const total = aboutPage(shape, totalIn) ?? countedAs(shape, found.list);
  const nextBy = (pattern: RegExp) =>
    aboutPage(
      shape,
      (inside) => [...inside.properties].find(([name, child]) => pattern.test(name) && isText(child()))?.[0],
    );
  const next = nextBy(NEXT) ?? nextBy(NEXT_ADDRESS) ?? nextBy(NEXT_AFTER);
  const isPage =
    found === named ||
    total !== undefined ||
    next !== undefined ||
    found.list.includes('.') ||
    beside.every((name) => isAbout(name) || OF_PAGE.test(name) || name === 'included' || name === 'jsonapi') ||
    beside.some((name) => OF_PAGE.test(name) || tellsInside(shape, name)) ||
    (LISTS.includes(found.list) && beside.every((name) => SAYS_HOW.test(name)));
  if (!isPage) return undefined;
  return {
    row,
    page: { list: found.list, ...(total !== undefined && { total }), ...(next !== undefined && { next }) },
  };
}
