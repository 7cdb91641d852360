import type { useTranslate } from 'react-admin';
import type { ConsoleDataProvider } from '@/data';
import { isEmpty, type AnyRecord, type Field, type Id, type FieldCell } from '@/schema';
import { textContext } from '../useTextContext';

/** A column whose values are wanted as text. */
export interface TextColumn {
  readonly name: string;
  readonly field: Field;
  /** Its cell shows the name of the record. */
  readonly isTitle: boolean;
}

/** What turning records into text needs. */
export interface TextTools {
  readonly translate: ReturnType<typeof useTranslate>;
  readonly locale: string;
  /** i18n base of the resource's texts. */
  readonly scope: string;
  readonly provider: ConsoleDataProvider;
  nameOf(record: AnyRecord): string;
  /** react-admin's name of a referenced schema. */
  targetOf(schema: string): string;
}

const targetIn = ({ options }: Field): string | undefined =>
  'target' in options && typeof options.target === 'string' ? options.target : undefined;
const idsIn = (value: unknown): Id[] =>
  (Array.isArray(value) ? value : [value]).filter((one) => !isEmpty(one)).map(String);

/** Each name may be a call of its own. */
const MOST_NAMES = 500;
/** Records put into words before the page may breathe. */
const AT_ONCE = 500;

/**
 * Names of referenced records the rows do not bring along, by schema and id. One that cannot be read is left out: its
 * id stands for it.
 */
async function fetchNames(
  tools: TextTools,
  columns: readonly TextColumn[],
  records: readonly AnyRecord[],
  signal?: AbortSignal,
) {
  const wanted = new Map<string, Set<Id>>();
  for (const { name, field } of columns) {
    const target = field.type.traits?.refers ? targetIn(field) : undefined;
    if (target === undefined) continue;
    const ids = wanted.get(target) ?? new Set();
    for (const record of records) if (!record.$texts?.[name]) for (const id of idsIn(record[name])) ids.add(id);
    wanted.set(target, ids);
  }
  const names = new Map<string, string>();
  for (const [target, ids] of wanted) {
    if (ids.size === 0) continue;
    const request = { ids: [...ids].slice(0, MOST_NAMES), meta: { quiet: true }, ...(signal && { signal }) };
    const { data } = await tools.provider
      .getMany<AnyRecord>(tools.targetOf(target), request)
      .catch(() => ({ data: [] as AnyRecord[] }));
    for (const one of data) if (one.$title) names.set(`${target} ${one.id}`, one.$title);
  }
  return names;
}

type CellReader<T> = (tools: TextTools, column: TextColumn, record: AnyRecord, names: ReadonlyMap<string, string>) => T;

/**
 * The value of a cell as the methods of its type want it: with the unit the record brought along, and the words of its
 * codes.
 */
function typed({ translate, locale, scope }: TextTools, { name, field }: TextColumn, record: AnyRecord) {
  const beside = record.$texts?.[name];
  const unit = field.type.name === 'number' && beside ? { unit: beside } : {};
  return {
    options: { ...field.options, ...unit },
    context: { ...textContext(translate, locale, scope, name, field), record },
  };
}

const textOf: CellReader<string> = (tools, column, record, names) => {
  const { name, field, isTitle } = column;
  const { type } = field;
  const value = record[name];
  const beside = record.$texts?.[name];
  if (type.name === 'password') return '';
  if (type.traits?.refers)
    return (
      beside ??
      idsIn(value)
        .map((id) => names.get(`${targetIn(field)} ${id}`) ?? id)
        .join(', ')
    );
  if ((type.traits?.refers || type.name === 'options') && beside && !isEmpty(value)) return beside;
  if (isEmpty(value)) return '';
  if (isTitle && type.name === 'text') return tools.nameOf(record);
  const { options, context } = typed(tools, column, record);
  if (type.name === 'enumeration') return context.enumText?.(String(value)) ?? beside ?? String(value);
  return type.text(value, options, context);
};

/** Numbers and times as what they are, all else in words. */
const cellOf: CellReader<FieldCell> = (tools, column, record, names) => {
  const { type } = column.field;
  const value = record[column.name];
  if (!type.fileCell || isEmpty(value)) return textOf(tools, column, record, names);
  const { options, context } = typed(tools, column, record);
  return type.fileCell(value, options, context);
};

async function recordRows<T>(
  read: CellReader<T>,
  tools: TextTools,
  columns: readonly TextColumn[],
  records: readonly AnyRecord[],
  signal?: AbortSignal,
): Promise<T[][]> {
  const names = await fetchNames(tools, columns, records, signal);
  const rows: T[][] = [];
  for (let from = 0; from < records.length; from += AT_ONCE) {
    if (from > 0) await new Promise((resolve) => setTimeout(resolve));
    signal?.throwIfAborted();
    for (const record of records.slice(from, from + AT_ONCE))
      rows.push(columns.map((column) => read(tools, column, record, names)));
  }
  return rows;
}

/**
 * Records as rows of texts, a text a column, in the words of the cells; '' for nothing. Times are exact. Names of
 * records that cannot be read are their ids; it rejects when `signal` is aborted.
 *
 * @example const [[name, power] = []] = await recordTexts(tools, columns, [record], signal);
 * @public
 */
export function recordTexts(
  tools: TextTools,
  columns: readonly TextColumn[],
  records: readonly AnyRecord[],
  signal?: AbortSignal,
): Promise<string[][]> {
  return recordRows(textOf, tools, columns, records, signal);
}

/**
 * Records as rows for a file (`fileTable`): numbers with their units, times of the wall clock, all else as
 * `recordTexts` says it.
 */
export function recordCells(
  tools: TextTools,
  columns: readonly TextColumn[],
  records: readonly AnyRecord[],
  signal?: AbortSignal,
): Promise<FieldCell[][]> {
  return recordRows(cellOf, tools, columns, records, signal);
}
