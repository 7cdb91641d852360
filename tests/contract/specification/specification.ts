import { readRows } from './readRows';

/**
 * A call of the specification: its row, what it is (`list`, `detail`, `edit`…), the tables its fields stand in, the
 * names it is sent.
 */
export interface SpecCall {
  readonly id: string;
  readonly says: string;
  readonly kind: string;
  readonly tables: readonly string[];
  readonly sent: readonly string[];
}

/** A field of an entity, as the documents or the proposed fields have it. */
export interface SpecField {
  readonly table: string;
  readonly name: string;
  /**
   * `text(60)`, `enum: 0 notActivated / 1 active`, `ref(station)`; begins with `shown` where a document itself names
   * it.
   */
  readonly type: string;
  readonly required: string;
  readonly list: boolean;
  readonly filter: boolean;
}

const says = new Map(
  ['01', '02', '03'].flatMap((document) =>
    readRows(`rows-${document}.tsv`).map(([id = '', text = '']) => [id, text] as const),
  ),
);
const words = (text = '-') => (text === '-' ? [] : text.split(' '));

/** Calls by `POST /path`; where the document gives no path, the proposed ones. */
export const specCalls: ReadonlyMap<string, readonly SpecCall[]> = (() => {
  const found = new Map<string, SpecCall[]>();
  for (const [id = '', kind = '', tables, sent, paths] of readRows('calls.tsv')) {
    const text = says.get(id) ?? '';
    const method = text.split(' ')[0] ?? '';
    for (const key of [text, ...words(paths).map((path) => `${method} ${path}`)]) {
      found.set(key, [...(found.get(key) ?? []), { id, says: text, kind, tables: words(tables), sent: words(sent) }]);
    }
  }
  return found;
})();

/**
 * Fields by table. The field `*` holds names that the prose beside the table tells: parts of rows, figures, parameters.
 */
export const specFields: ReadonlyMap<string, readonly SpecField[]> = (() => {
  const found = new Map<string, SpecField[]>();
  for (const [table = '', name = '', type = '', required = '', list, filter] of readRows('fields.tsv')) {
    found.set(table, [
      ...(found.get(table) ?? []),
      { table, name, type, required, list: list === 'Y', filter: filter === 'Y' },
    ]);
  }
  return found;
})();

/**
 * All names of a table: its fields with the names of what they refer to (`stationName`), and what the prose tells,
 * which says `station` where the wire has `stationId`.
 */
export function namesOf(table: string): string[] {
  return (specFields.get(table) ?? []).flatMap(({ name, type }) =>
    name === '*'
      ? words(type).flatMap((word) => [word, `${word}Id`, `${word}Name`])
      : [name, name.replace(/Id$/, 'Name')],
  );
}

/**
 * What every entity has, every page is sent, and every span of days or moments is asked by (spec 01 §5, proposed
 * fields).
 */
export const SHARED_NAMES: readonly string[] = [
  'id',
  'ids',
  'createTime',
  'createUser',
  'updateTime',
  'updateUser',
  'pageNum',
  'pageSize',
  'sortField',
  'sortOrder',
  'keyword',
  'list',
  'file',
  'beginDate',
  'startDate',
  'endDate',
  'beginTime',
  'endTime',
  'dateType',
  'timeType',
];
