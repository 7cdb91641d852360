import type { Shape } from './shape';

/** Names of the rows and of their number in a page, with dots where they stand inside something. */
export interface PageNames {
  readonly list: string;
  readonly total?: string;
  /** Where the mark of the next page stands. */
  readonly next?: string;
}

const LISTS = ['list', 'records', 'rows', 'items', 'content', 'dataList', 'data', 'results', 'values', 'entries'];
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
  'totalentries',
  'numrecords',
  'itemcount',
  'itemstotal',
  'rowcount',
  'count',
];
/** What stands beside the rows and tells of the page. */
const ABOUT = ['meta', 'pagination', 'page', 'paging', '_meta', 'metadata', 'pageInfo', 'page_info', 'pageable'];
const OF_PAGE =
  /^(?:page(?:Num|No|Size|Number|Count)?|per_?page|current(?:_?page)?|number|size|limit|offset|skip|links?|_links|next|prev|previous|hasNext|has_?more|total_?pages|last|first|self|cursor|next_?cursor|next_?page_?token)$/i;
const NEXT = /^(?:next_?cursor|next_?page_?token|end_?cursor|next_?token|next_?starting_?after)$/i;

const plain = (name: string): string => name.replace(/[-_]/g, '').toLowerCase();
const isCount = (shape: Shape): boolean => ['integer', 'number', 'any', 'string'].includes(shape.type);

function totalIn(shape: Shape): string | undefined {
  const names = [...shape.properties.keys()];
  return TOTALS.map((wanted) => names.find((name) => plain(name) === wanted)).find(
    (name) => name !== undefined && isCount(shape.properties.get(name)?.() ?? shape),
  );
}

/** What a name beside the rows, or inside of what tells of the page, leads to. */
function aboutPage(shape: Shape, find: (inside: Shape) => string | undefined): string | undefined {
  const own = find(shape);
  if (own !== undefined) return own;
  for (const name of ABOUT) {
    const inside = shape.properties.get(name)?.();
    const found = inside && find(inside);
    if (found !== undefined) return `${name}.${found}`;
  }
  return undefined;
}

const isRows = (shape: Shape | undefined): boolean =>
  shape?.type === 'array' && (shape.items?.().properties.size ?? 0) > 0;

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

/** The rows of a page: by a usual name, else the only list of objects that stands beside what tells of the page. */
function rowsIn(shape: Shape): { readonly list: string; readonly rows: Shape } | undefined {
  const usual = LISTS.find((name) => shape.properties.get(name)?.().type === 'array');
  if (usual !== undefined) return { list: usual, rows: shape.properties.get(usual)?.() ?? shape };
  const lists = [...shape.properties].flatMap(([name, child]) =>
    isRows(child()) ? [{ list: name, rows: child() }] : [],
  );
  const beside = [...shape.properties.keys()].filter((name) => name !== lists[0]?.list);
  const tells = (name: string) => ABOUT.includes(name) || OF_PAGE.test(name) || TOTALS.includes(plain(name));
  return lists.length === 1 && beside.every(tells) ? lists[0] : undefined;
}

/**
 * The page that an answer is: what its rows are, and how they and their number are named.
 *
 * @param path the last name of the call's path: rows may be called so
 */
export function pageIn(shape: Shape, path = ''): { readonly row: Shape; readonly page: PageNames } | undefined {
  const named = path === '' || shape.properties.has('id') ? undefined : rowsOfPath(shape, path);
  const found = embedded(shape) ?? named ?? rowsIn(shape);
  const row = found?.rows.items?.();
  if (!found || !row) return undefined;
  const beside = [...shape.properties.keys()].filter((name) => name !== found.list);
  const total = aboutPage(shape, totalIn);
  const next = aboutPage(shape, (inside) => [...inside.properties.keys()].find((name) => NEXT.test(name)));
  const isPage =
    found === named ||
    total !== undefined ||
    next !== undefined ||
    found.list.includes('.') ||
    beside.every((name) => ABOUT.includes(name) || OF_PAGE.test(name) || name === 'included' || name === 'jsonapi') ||
    beside.some((name) => OF_PAGE.test(name));
  if (!isPage) return undefined;
  return {
    row,
    page: { list: found.list, ...(total !== undefined && { total }), ...(next !== undefined && { next }) },
  };
}
