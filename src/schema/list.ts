import type { CallSpec } from './call';
import type { AnyValues, When } from './condition';
import type { AnyRecord, FieldValues, KeyOf } from './field';
import type { Measures } from './measure/measure';
import type { ListSummary } from './related';
import type { Every } from './report/block';
import type { Resource } from './resource';

/** A list column with more to say than its field's name. @public */
export interface Column<K extends string = string> {
  /** Name of the field. */
  readonly field: K;
  /** Width in px; the user may change it. */
  readonly width?: number;
  /** In the column chooser but not shown until chosen. */
  readonly hidden?: boolean;
  /** A click on the heading sorts. Default: what the field says. */
  readonly sortable?: boolean;
}

/** A filter that differs from the field's own. @public */
export interface Filter<K extends string = string> {
  /** Name of the field. */
  readonly field: K;
  /** `range`: from and to, sent as two parameters. Default: what the field's type does. */
  readonly as?: 'range';
  /** Parameter names: one, or two for a range. Default: the field's wire name, or `begin…`/`end…` for a range. */
  readonly params?: string | readonly [string, string];
  /** Longest range: `'31 days'`, `'1 year'`. */
  readonly maxSpan?: `${number} ${'day' | 'days' | 'month' | 'months' | 'year' | 'years'}`;
  /** Future dates may be chosen. Default false (spec 01 §5). */
  readonly future?: boolean;
  /** Set when the list opens for the first time; for a range ending today `{ lastDays: 7 }`. */
  readonly default?: unknown;
  /**
   * Takes several values, any of which may be the record's: `enumeration`, `options` and `reference`. Sent as a list,
   * unless `join` says otherwise.
   */
  readonly many?: boolean;
  /** Several values are sent as one text with this between them: `','`. */
  readonly join?: string;
  /** Parameter that carries what the value is not: the filter may then be turned to 'is not'. Sent like the other. */
  readonly not?: string;
}

/**
 * A filter with from and to of a field, sent as two parameters: `begin…` and `end…` unless `params` names them.
 *
 * @example filters: ['name', range('alarmTime', { params: ['beginDate', 'endDate'], maxSpan: '1 year' })]
 * @public
 */
export function range<const K extends string>(field: K, options: Omit<Filter, 'field' | 'as'> = {}): Filter<K> {
  return { ...options, field, as: 'range' };
}

/** One box above a list that looks for a text in several places at once. @public */
export interface Search<K extends string = string> {
  /** Parameter of the page call that carries the text: `keyword`. */
  readonly param: string;
  /** Fields it looks in: said in the box, and searched here where the call answers everything at once. */
  readonly in: readonly K[];
}

/**
 * What a cloud keeps of a table for each user. Every call is sent `tableCode`; one that is not named, or fails, leaves
 * the list as it is.
 *
 * @public
 */
export interface CloudTable {
  readonly tableCode: string;
  /**
   * Answers `{columns: [{field, visible, fixed, width, sort}]}`: how the user has arranged them; `fixed` is `left` or
   * `right`.
   */
  readonly header?: CallSpec;
  /** Sent `columns` whenever the user arranges them; none where he wants those of the schema back. */
  readonly keepHeader?: CallSpec;
  /**
   * Answers searches that are kept, `[{id, name, conditions: [{field, operator, value}]}]`; those the list can do whole
   * are offered above it.
   */
  readonly searches?: CallSpec;
  /**
   * Sent `{field, keyword}`; answers the values there are for a text that one of the filters in `suggests` looks for,
   * `[{code, desc}]`.
   */
  readonly values?: CallSpec;
  readonly suggests?: readonly string[];
}

/** What a row of a list can be marked as. @public */
export type RowTone = 'error' | 'warning' | 'success' | 'info';

/**
 * Which rows of a list are marked, by conditions over the record; of several that hold the first of this order counts.
 * The edge of a row is marked in color and shape, and its words are read out: `tones.<tone>` of the resource's texts.
 *
 * @public
 */
export type RowTones<R = AnyValues> = { readonly [T in RowTone]?: When<R> };

/** What opens below a row: more fields of the record, or a tab of its page (a key of `related`). @public */
export type RowExpand<K extends string = string> =
  { readonly fields: readonly K[]; readonly related?: never } | { readonly related: string; readonly fields?: never };

/** A way to group the rows of a list that is offered ready-made among its views. @public */
export interface ReadyGroup<K extends string = string> {
  /** The fields a group has the same values of; of a time `.day` or `.month` goes by its day or month. */
  readonly by: readonly [GroupPart<K>] | readonly [GroupPart<K>, GroupPart<K>];
  /** Order of the rows, and so of the groups: each stands where its first row does. Default: that of the list. */
  readonly sort?: { readonly field: K; readonly order: 'asc' | 'desc' };
}

/** A field rows are grouped by: `status`, `alarmTime.day`. @public */
export type GroupPart<K extends string = string> = K | `${K}.day` | `${K}.month`;

/**
 * Changes of the records as they happen. An event that carries a record changes its row; one with an id alone, or
 * nothing the list can read, asks for the list again. Where there is no such call, the list refreshes as `refresh`
 * says.
 *
 * @example list: { live: { call: 'GET events' }, refresh: '1 min' }
 * @public
 */
export interface LiveSpec {
  /**
   * A GET that streams server-sent events (`text/event-stream`) with the head of any other call: token, language,
   * trace; `Last-Event-ID` when it is opened again.
   */
  readonly call?: CallSpec;
  /** In its place, the path of a WebSocket that sends one event a message: `ws: '/iot/v1/events'`. */
  readonly ws?: `/${string}`;
  /** Heeds only server-sent events of this name. Default: all. */
  readonly event?: string;
  /** Property of an event with the id of the record. Default: that of the resource. */
  readonly by?: string;
  /**
   * How a WebSocket is told who asks, since it has no headers: `{ message: 'token' }`, the first message is `{"token":
   * "…"}`; `{ query: 'token' }`, a parameter of the address. Default: not at all, a cookie says it.
   */
  readonly token?: LiveToken;
}

/** Where a WebSocket takes the token, and what it is called there. @public */
export type LiveToken =
  { readonly message: string; readonly query?: never } | { readonly query: string; readonly message?: never };

/** `list` of a resource: columns, filters, order and what is asked again. @public */
export interface ListSpec<F, M = Measures> {
  /** Default: the first fields that are neither wide nor internal. */
  readonly columns?: readonly (KeyOf<F> | Column<KeyOf<F>>)[];
  /** What the list can be narrowed by, in order. Default: nothing. */
  readonly filters?: readonly (KeyOf<F> | Filter<KeyOf<F>>)[];
  /** Order of the untouched list. Default: the server's. */
  readonly sort?: { readonly field: KeyOf<F>; readonly order: 'asc' | 'desc' };
  /**
   * The quick search above the list (`/` leads to it): the field it filters by, or a parameter of its own that looks in
   * several fields: `{ param: 'keyword', in: ['name', 'code'] }`. Default: none.
   */
  readonly search?: KeyOf<F> | Search<KeyOf<F>>;
  /**
   * Opens with the filters, order and page size it was left with, also on another day. Each user may choose otherwise.
   * Default true; `false` for lists that are to begin afresh (a log of the last days).
   */
  readonly remember?: boolean;
  /**
   * Fields that are edited in the row itself (double click, F2): those of the edit form with short inputs, no links.
   * The edit call is sent the whole record; the code is that of `edit`. Default: none.
   */
  readonly inline?: readonly KeyOf<F>[];
  /**
   * Fields that can be set in all selected records at once, by the edit call of each. The code is that of `edit`.
   * Default: none.
   */
  readonly bulk?: readonly KeyOf<F>[];
  /** Rows a page. Default 10 (spec 01 §9). */
  readonly pageSize?: number;
  /** A click on a row opens it. Default `'detail'`. */
  readonly open?: 'detail' | 'edit' | false;
  /**
   * The records are listed for one value of this reference only: the page begins with choosing it, and the address
   * keeps it. Where paths of single records name it, too, `{tenant}/users/{id}`, it is part of their ids. A
   * record that stands below another one itself is named behind it, `{realm}/clients/{client}/roles`, and both are
   * chosen. Default: the list is of all.
   */
  readonly of?: KeyOf<F>;
  /**
   * Marks rows by a rule, the first that holds. Default: none is marked.
   *
   * @example tone: { error: { state: 'failed' }, warning: { stock: { lt: 5 } } }
   */
  readonly tone?: RowTones<Partial<FieldValues<F>>>;
  /**
   * A row opens below itself: more of its fields, or the list or figures of one of its tabs. Not for trees. Default:
   * none does.
   *
   * @example expand: { fields: ['address', 'note'] }
   */
  readonly expand?: RowExpand<KeyOf<F>>;
  /**
   * Ways of grouping that are offered among the views, by their keys; the words are `groups.<key>` of the resource's
   * texts. Columns alone, and not in trees. By any column of few values, people group without it. Default: none.
   *
   * @example groups: { byDevice: { by: ['deviceId', 'name'], sort: { field: 'status', order: 'asc' } } }
   */
  readonly groups?: Readonly<Record<string, ReadyGroup<KeyOf<F>>>>;
  /** Columns, searches and values that the cloud keeps for each user. */
  readonly table?: CloudTable;
  /**
   * Figures above the rows, asked with the filters: `{ call: 'POST general', show: ['generation'] }`. They are
   * `measures` of the resource.
   */
  readonly summary?: ListSummary<M>;
  /**
   * Asked for again so often while somebody looks; ticks, scroll, focus and an open editor stay. Default: only when
   * asked.
   */
  readonly refresh?: Every;
  /** Rows change as the records do: `live: { call: 'GET events' }`. Default: not. */
  readonly live?: LiveSpec;
}

/** A record that is a node: children in place, or a parent's id in each row. @public */
export interface TreeSpec<F> {
  /** Field that holds the parent's id. */
  readonly parent: KeyOf<F>;
  /** Parent id of top nodes. Default `'0'`. */
  readonly root?: string;
  /** Property with the children in the tree call's answer. Default `children`. */
  readonly children?: string;
  /** Top nodes can be neither moved nor deleted. */
  readonly fixedRoot?: boolean;
}

/** A node of a tree resource, decoded. @public */
export interface TreeNode {
  readonly record: AnyRecord;
  readonly children: readonly TreeNode[];
}

/**
 * Whether a list has everything at once: it is filtered, sorted and cut into pages here then.
 *
 * @example isAtOnce(device) // false; true where `page` says `pages: false`
 * @public
 */
export function isAtOnce({ call }: Pick<Resource, 'call'>): boolean {
  const page = call('page');
  return page === undefined || page.pages === false;
}

/**
 * Whether a list can be sorted by a column. The server knows nothing of what is computed here: that is sorted by where
 * everything is here.
 *
 * @example resource.columns.filter((column) => isSortable(resource, column))
 * @public
 */
export function isSortable(resource: Resource, { field: name, sortable }: Column): boolean {
  const field = resource.fields[name];
  if (!field || resource.api.sort === false) return false;
  if (field.type.derive && !isAtOnce(resource)) return false;
  return sortable ?? field.options.sortable ?? field.type.sortable ?? false;
}
