import type { CallText, SortParams } from '../call';
import type { DecimalMark } from '../readers/number';

/** A header of an answer: `{ header: 'X-Total-Count' }`. @public */
export interface AnswerHeader {
  readonly header: string;
}

/**
 * Pages that are asked for by a mark which the page before gave, instead of a number.
 *
 * @public
 */
export interface CursorPaging {
  /** Parameter with the mark: `'after'`. The first page is asked for without it. */
  readonly param: string;
  /**
   * Where an answer has the mark of the next page: `'meta.next'`, or `{ header: 'Link' }`. A whole address is read for
   * `param`. Nothing there: it was the last page.
   */
  readonly next: string | AnswerHeader;
}

/**
 * Names of the parameters and parts of a page, as a service has them. Those of parts may have dots, `'meta.total'`:
 * they begin in the `data` of the envelope, or at the body where there is none.
 *
 * @public
 */
export interface PagingWire {
  /** Parameter with the number of the page. */
  readonly pageNum?: string;
  /** Parameter with how many records a page has at most. */
  readonly pageSize?: string;
  /** The rows: `'items'`, `'_embedded.accounts'`. Not needed where the answer is a bare list. */
  readonly list?: string;
  /**
   * How many records there are in all: `'meta.total'`, or a header: `{ header: 'X-Total-Count' }`, `Content-Range`, or
   * `Link`, which only says which page is the last. Where nothing is counted, the list says '1 to 10 of many'.
   */
  readonly total?: string | AnswerHeader;
  /** Pages are asked for by the number of records before them. */
  readonly offset?: boolean;
  /** Number of the first page. Default 1. */
  readonly first?: 0 | 1;
  /** Pages are asked for by a mark. */
  readonly cursor?: CursorPaging;
}

/**
 * How a service speaks, where it is not as the platform does (spec 01 §7, §8): what is not said is as `configureWire`
 * has it.
 *
 * @public
 */
export interface ServiceWire {
  /**
   * Names of the parts of an answer: `{ code: 'status', msg: 'message', data: 'result' }`. `data: '.'`: the data stand
   * beside the code, as in `{code, msg, rows, total}`. A code may be a flag: `{ code: 'success' }` with `success:
   * 'true'`. `false`: there is no envelope, the body is the data, and HTTP says how it went.
   */
  readonly envelope?: { readonly code?: string; readonly msg?: string; readonly data?: string } | false;
  /** The codes that mean success, compared as text. */
  readonly success?: string | number | readonly (string | number)[];
  /** Names of the parameters and parts of a page, and how pages are counted. */
  readonly paging?: PagingWire;
  /**
   * `iso`: date-times are sent with the offset of their zone, `2026-10-01T08:00:00+02:00`. Default `local`: as the
   * clock on the wall shows them.
   */
  readonly dates?: 'local' | 'iso';
  /**
   * The mark of decimals in numbers that are sent as texts: `','` where `1,234` is 1.234. Needed only for texts that
   * read both ways.
   */
  readonly decimal?: DecimalMark;
  /** How the order of a list is sent: `{ field: 'sort', order: '-' }` sends `-name`. `false`: never. */
  readonly sort?: SortParams | false;
  /** How a form sends a field that was cleared: as `null`, or not at all. Default `null`. */
  readonly cleared?: 'null' | 'absent';
  /**
   * What an edit by PUT sends. `record`: the whole record as it was read, with the changes in it, so that a server that
   * replaces keeps what no form asks for; PATCH sends what was changed. `form`: all that the form asks for. Default:
   * `record` where there is no envelope, else `form`.
   */
  readonly edits?: 'record' | 'form';
  /**
   * How the service knows that somebody else changed a record meanwhile. `etag`: an edit sends `If-Match` with the
   * `ETag` that was read; `{ field: 'version' }`: it sends that property as it was read. A refusal by 409 or 412 is
   * merged with what the other one changed.
   */
  readonly versions?: 'etag' | { readonly field: string };
  /**
   * Parameter of the page call that asks for records by their ids, so that the names of a page of references are one
   * call: `'id'` sends `?id=1&id=2`, `{ param: 'ids', joined: ',' }` sends `?ids=1,2`.
   */
  readonly ids?: string | { readonly param: string; readonly joined?: string };
  /**
   * A format with rules of its own, loaded with the first call. `json-api`: `{data: {type, id, attributes,
   * relationships}}`, `page[number]`, `filter[name]`, `sort=-name`. `hal`: rows in `_embedded`, `page.totalElements`,
   * pages from 0. There is no envelope then.
   */
  readonly format?: 'json-api' | 'hal';
  /** Its own call for the countries to choose from, by its whole path: `[{code}]`. Default: the platform's. */
  readonly countries?: CallText;
}

/** What a format says of itself; a service may say otherwise. @public */
export const FORMAT_WIRES: Readonly<Record<NonNullable<ServiceWire['format']>, ServiceWire>> = {
  'json-api': {
    dates: 'iso',
    sort: { field: 'sort', order: '-' },
    paging: { pageNum: 'page[number]', pageSize: 'page[size]', list: 'list', total: 'total' },
  },
  hal: {
    dates: 'iso',
    sort: { field: 'sort', order: ',' },
    paging: { pageNum: 'page', pageSize: 'size', first: 0, list: 'list', total: 'total' },
  },
};

const wires = new Map<string, ServiceWire>();

/**
 * Says how the calls below a path are spoken. `service` does it for its prefix; a second call for a prefix replaces the
 * first.
 *
 * @example setServiceWire('/charging', { success: 200, envelope: { code: 'status' } })
 * @public
 */
export function setServiceWire(prefix: string, wire: ServiceWire): void {
  wires.set(prefix, wire);
}

/**
 * How a call is spoken, by the longest path of a service it stands below; undefined: as the platform speaks.
 *
 * @example serviceWire('/charging/dock/page')?.success // 200
 * @public
 */
export function serviceWire(path: string): ServiceWire | undefined {
  let found: { readonly prefix: string; readonly wire: ServiceWire } | undefined;
  for (const [prefix, wire] of wires) {
    if ((path === prefix || path.startsWith(`${prefix}/`)) && prefix.length > (found?.prefix.length ?? -1))
      found = { prefix, wire };
  }
  return found?.wire;
}
