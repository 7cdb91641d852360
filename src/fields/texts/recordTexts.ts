import type { useTranslate } from 'react-admin';
import type { ConsoleDataProvider } from '@/data/records/consoleDataProvider';
import { textContext } from '../useTextContext';
import { isEmpty, type AnyRecord, type Field, type Id } from '@/schema';

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

const REFERENCES = new Set(['reference', 'referenceMany', 'treeReference']);
/** Field types whose words beside the value are those of the server for it. */
const SERVER_WORDS = new Set(['options', ...REFERENCES]);

const targetIn = ({ options }: Field): string | undefined => ('target' in options && typeof options.target === 'string' ? options.target : undefined);
const idsIn = (value: unknown): Id[] => (Array.isArray(value) ? value : [value]).filter((one) => !isEmpty(one)).map(String);

/** Each name may be a call of its own. */
const MOST_NAMES = 500;
/** Records put into words before the page may breathe. */
const AT_ONCE = 500;

/** Names of referenced records the rows do not bring along, by schema and id. One that cannot be read is left out: its id stands for it. */
async function askNames(tools: TextTools, columns: readonly TextColumn[], records: readonly AnyRecord[], signal?: AbortSignal) {
  const wanted = new Map<string, Set<Id>>();
  for (const { name, field } of columns) {
    const target = REFERENCES.has(field.type.name) ? targetIn(field) : undefined;
    if (target === undefined) continue;
    const ids = wanted.get(target) ?? new Set();
    for (const record of records) if (!record.$texts?.[name]) for (const id of idsIn(record[name])) ids.add(id);
    wanted.set(target, ids);
  }
  const names = new Map<string, string>();
  for (const [target, ids] of wanted) {
    if (ids.size === 0) continue;
    const asked = { ids: [...ids].slice(0, MOST_NAMES), meta: { quiet: true }, ...(signal && { signal }) };
    const { data } = await tools.provider.getMany<AnyRecord>(tools.targetOf(target), asked).catch(() => ({ data: [] as AnyRecord[] }));
    for (const one of data) if (one.$title) names.set(`${target} ${one.id}`, one.$title);
  }
  return names;
}

function textOf(tools: TextTools, { name, field, isTitle }: TextColumn, record: AnyRecord, names: ReadonlyMap<string, string>): string {
  const { type, options } = field;
  const value = record[name];
  const beside = record.$texts?.[name];
  if (type.name === 'password') return '';
  if (REFERENCES.has(type.name)) return beside ?? idsIn(value).map((id) => names.get(`${targetIn(field)} ${id}`) ?? id).join(', ');
  if (SERVER_WORDS.has(type.name) && beside && !isEmpty(value)) return beside;
  if (isEmpty(value)) return '';
  if (isTitle && type.name === 'text') return tools.nameOf(record);
  const context = textContext(tools.translate, tools.locale, tools.scope, name, field);
  if (type.name === 'enumeration') return context.enumText?.(String(value)) ?? beside ?? String(value);
  const unit = type.name === 'number' && beside ? { unit: beside } : {};
  return type.text(value, { ...options, ...unit }, { ...context, record });
}

/** Records as rows of texts, a text a column, in the words of the cells; '' for nothing. Times are exact. */
export async function recordTexts(tools: TextTools, columns: readonly TextColumn[], records: readonly AnyRecord[], signal?: AbortSignal): Promise<string[][]> {
  const names = await askNames(tools, columns, records, signal);
  const rows: string[][] = [];
  for (let from = 0; from < records.length; from += AT_ONCE) {
    if (from > 0) await new Promise((resolve) => setTimeout(resolve));
    signal?.throwIfAborted();
    for (const record of records.slice(from, from + AT_ONCE)) rows.push(columns.map((column) => textOf(tools, column, record, names)));
  }
  return rows;
}
