import { type ValidationError, isEmpty, type Resource, cellText, type SheetCell } from '@/schema';
import { isMomentField, normalWord } from '@/schema/internal';
import { stateOf, type ImportRow, type RowState, type Sent } from './importRow';
import { rowReading, type RowReader, type RowReading } from './readRow';

/** Fields of which the file may hold each value once. */
function uniqueColumns(resource: Resource, columns: readonly string[], key: string | undefined): string[] {
  return columns.filter((name) => name === key || resource.fields[name]?.options.unique);
}

/**
 * Rows that repeat a unique value of an earlier row, by key and field; each names the earlier line. Of rows with one
 * key the first names a later line, too: which of them is right is not for us to say.
 */
function findTwins(
  rows: readonly ImportRow[],
  unique: readonly string[],
  keyField: string | undefined,
): Map<number, Record<string, ValidationError>> {
  const twins = new Map<number, Record<string, ValidationError>>();
  for (const name of unique) {
    const first = new Map<string, ImportRow>();
    const tell = ({ key }: ImportRow, { line }: ImportRow) =>
      twins.set(key, { ...twins.get(key), [name]: { rule: 'sheetTwin', args: { line } } });
    for (const row of rows) {
      const value = row.values[name];
      if (isEmpty(value)) continue;
      const text = normalWord(String(value));
      const before = first.get(text);
      if (!before) first.set(text, row);
      else tell(row, before);
      if (before && name === keyField && !twins.get(before.key)?.[name]) tell(before, row);
    }
  }
  return twins;
}

export type RowCounts = Readonly<Record<RowState, number>>;

/** The rows as they are now. A new object after each change. */
export interface ImportSnapshot {
  readonly rows: readonly ImportRow[];
  readonly counts: RowCounts;
  /** Rows a person took out; they can be put back. */
  readonly removed: number;
  /** A person changed a cell, or took a row out. */
  readonly corrected: boolean;
}

/** What became of a row, or what is said of it. */
export interface RowNews {
  readonly sent?: Sent | undefined;
  readonly said?: Readonly<Record<string, ValidationError>>;
}

export interface ImportStore {
  readonly reader: RowReader;
  subscribe(listener: () => void): () => void;
  snapshot(): ImportSnapshot;
  /** Corrects a cell and reads its row again. What the server said of that cell is forgotten. */
  edit(key: number, name: string, text: string): void;
  remove(key: number): void;
  /** Puts all removed rows back. */
  restore(): void;
  /** News of rows that were sent. Told to those who listen a moment later, many at once. */
  tell(news: ReadonlyMap<number, RowNews>): void;
}

const NONE: RowCounts = { ready: 0, failed: 0, refused: 0, same: 0, sending: 0, verified: 0, done: 0, unclear: 0 };
/** Milliseconds between two drawings of rows that are being sent. */
const PAUSE = 120;

const changeable = ({ sent }: ImportRow): boolean => sent === undefined;

/**
 * A row as it is first read. Days and times that could be read stand in it as they were understood: a number, an offset
 * or a name of a month is no riddle then.
 *
 * @param read what reads it, where many rows are read by the same
 */
export function newRow(
  reader: RowReader,
  line: number,
  given: ImportRow['cells'],
  read: RowReading = rowReading(reader),
): ImportRow {
  const row = read(given);
  let cells = given;
  for (const name of Object.keys(given)) {
    const value = row.values[name];
    if (typeof value !== 'string' || value === given[name] || !isMomentField(reader.resource.fields[name])) continue;
    if (cellText(given[name]) !== '') cells = { ...cells, [name]: value };
  }
  return { key: line, line, cells, ...row, said: {} };
}

/**
 * Rows in the order of the file, for a page that draws some of them. Rows that were sent can be neither changed nor
 * removed.
 */
export function createImportStore(initial: readonly ImportRow[], reader: RowReader): ImportStore {
  const listeners = new Set<() => void>();
  const rows = new Map(initial.map((row) => [row.key, row]));
  const unique = uniqueColumns(reader.resource, reader.columns, reader.known?.key);
  let removed: ImportRow[] = [];
  let edited = false;
  let current: ImportSnapshot | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const say = () => {
    clearTimeout(timer);
    timer = undefined;
    current = undefined;
    for (const listener of [...listeners]) listener();
  };
  const take = (): ImportSnapshot => {
    const plain = [...rows.values()];
    const twins = unique.length > 0 ? findTwins(plain, unique, reader.known?.key) : undefined;
    const all = twins?.size
      ? plain.map((row) => ({ ...row, problems: { ...twins.get(row.key), ...row.problems } }))
      : plain;
    const counts = { ...NONE };
    for (const row of all) counts[stateOf(row)] += 1;
    return { rows: all, counts, removed: removed.length, corrected: edited || removed.length > 0 };
  };
  return {
    reader,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    snapshot: () => (current ??= take()),
    edit: (key, name, text) => {
      const row = rows.get(key);
      if (!row || !changeable(row)) return;
      edited ||= cellText(row.cells[name]) !== text;
      const cells: Record<string, SheetCell> = { ...row.cells, [name]: text };
      const { [name]: _answered, '': _whole, ...said } = row.said;
      rows.set(key, { ...row, cells, said, ...rowReading(reader)(cells) });
      say();
    },
    remove: (key) => {
      const row = rows.get(key);
      if (!row || !changeable(row)) return;
      rows.delete(key);
      removed = [...removed, row];
      say();
    },
    restore: () => {
      const all = [...rows.values(), ...removed].sort((a, b) => a.line - b.line);
      removed = [];
      rows.clear();
      for (const row of all) rows.set(row.key, row);
      say();
    },
    tell: (news) => {
      for (const [key, one] of news) {
        const row = rows.get(key);
        if (row) rows.set(key, { ...row, ...one });
      }
      current = undefined;
      timer ??= setTimeout(say, PAUSE);
    },
  };
}
