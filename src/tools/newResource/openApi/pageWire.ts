import { optionsSource, quoted } from '../sourceText';
import { answerOf } from './answerOf';
import type { Tree } from './json';
import type { Operation } from './operationsOf';
import { byOffset, countsRowsFromOne, firstPage, pagingOf, sentTo } from './paging';

/** How a call answers pages, as source by the names that a service and a call have for it. */
export type PageWire = Readonly<
  Partial<Record<'pageNum' | 'pageSize' | 'list' | 'total' | 'offset' | 'first' | 'cursor', string>>
>;

const COUNTS = [
  'X-Total-Count',
  'Total-Count',
  'X-Total',
  'X-Total-Items',
  'Content-Range',
  'Pagination-Count',
  'Link',
];

/** The header of an answer that says how many rows there are in all. */
function countHeader({ answerHeaders }: Operation): string | undefined {
  return COUNTS.flatMap((wanted) => answerHeaders.filter((one) => one.toLowerCase() === wanted.toLowerCase()))[0];
}

const headerSource = (name: string): string => `{ header: ${quoted(name)} }`;

/** The pages of a call that lists; undefined when it answers everything at once. */
export function pageWireOf(document: Tree, operation: Operation): PageWire | undefined {
  const { number, size, mark } = pagingOf(sentTo(document, operation));
  const { page, format } = answerOf(document, operation);
  if ((!number && !mark) || (number && countsRowsFromOne(number))) return undefined;
  const header = countHeader(operation);
  const total = page?.total !== undefined ? quoted(page.total) : header && headerSource(header);
  const next = page?.next === undefined ? undefined : quoted(page.next);
  const linked = operation.answerHeaders.find((one) => one.toLowerCase() === 'link');
  const cursor = mark && (next ?? (linked ? headerSource(linked) : undefined));
  if (mark && !cursor) return undefined;
  // what the format says of itself is not said again
  const own = format !== undefined;
  return {
    ...(number && !(own && /^page(?:\[number\])?$/.test(number.name)) && { pageNum: quoted(number.name) }),
    ...(size && !(own && /^(?:size|page\[size\])$/.test(size.name)) && { pageSize: quoted(size.name) }),
    ...(page && format === undefined && { list: quoted(page.list) }),
    ...(total && !(format === 'hal' && page?.total === 'page.totalElements') && { total }),
    ...(number && byOffset(number) && { offset: 'true' }),
    ...(number && !byOffset(number) && format !== 'hal' && firstPage(number) === 0 && { first: '0' }),
    ...(mark && cursor && { cursor: optionsSource({ param: quoted(mark.name), next: cursor }) }),
  };
}

/** What the platform calls the parts of a page: nobody needs to say it. */
const USUAL: PageWire = { pageNum: "'pageNum'", pageSize: "'pageSize'", list: "'list'", total: "'totalSize'" };

/** What of a page is not as it usually is. */
export function unusual(wire: PageWire): PageWire {
  return Object.fromEntries(Object.entries(wire).filter(([name, value]) => USUAL[name as keyof PageWire] !== value));
}

/** The options of a page call that say what its service does not. */
export function pageCallOptions(own: PageWire, service: PageWire = {}): Record<string, string> {
  const said = { ...USUAL, ...service };
  const differs = (name: keyof PageWire): string | undefined => (own[name] === said[name] ? undefined : own[name]);
  const names = { pageNum: differs('pageNum'), pageSize: differs('pageSize') };
  const shape = { list: differs('list'), total: differs('total') };
  const given = (options: Readonly<Record<string, string | undefined>>): Record<string, string> =>
    Object.fromEntries(
      Object.entries(options).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
    );
  const [nameSource, shapeSource] = [given(names), given(shape)].map(optionsSource);
  const offset = own.offset === said.offset ? undefined : (own.offset ?? 'false');
  const first = own.first === said.first ? undefined : (own.first ?? '1');
  return given({
    names: nameSource || undefined,
    shape: shapeSource || undefined,
    offset,
    first,
    cursor: differs('cursor'),
  });
}
