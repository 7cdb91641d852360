import { asObject } from '@/api';

/** What the server says of one row, as far as it says it. */
export interface SaidRow {
  /** The row's number by the server's own counting. */
  readonly row?: number;
  /** The column, by wire name, label or number; or a value that tells the row. */
  readonly field?: string;
  readonly text: string;
}

/** A server's answer to an import, read from whatever shape it has. */
export interface ImportAnswer {
  /** Rows it took; undefined when it does not say. */
  readonly passed?: number;
  readonly failed?: number;
  readonly rows: readonly SaidRow[];
  /** What names this import in a later confirmation. */
  readonly token: Readonly<Record<string, string>>;
}

type Given = Readonly<Record<string, unknown>>;

const names = (text: string): ReadonlySet<string> => new Set(text.split(' '));
const PASSED = names(
  'successcount success succeeded successnum successtotal succeedcount passcount passed passnum imported importedcount insertcount okcount successrows passedrows',
);
const FAILED = names(
  'failcount fail failed failnum failtotal failedcount failurecount failures errorcount errornum errors error failrows failedrows notpassed',
);
const LISTS = names(
  'faillist failedlist failurelist errorlist errors failures fails failrows failedrows errorrows faildetail faildetails errordetail errordetails failreasons errormsgs messages details rows list results',
);
const INSIDE = names('result data summary response');
const TOKENS = names('importkey importid batchid batchno batchkey taskid fileid uploadid key token');
const ROW = names(
  'row rownum rowno rowindex rownumber line linenum lineno linenumber index number no num seq excelrow',
);
const FIELD = names('field fieldname column columnname col colname property prop attribute key cell heading title');
const TEXT = names(
  'reason msg message error errormsg errormessage failreason failmsg errorreason remark desc description text cause',
);

const plain = (name: string): string => name.toLowerCase().replace(/[^a-z]/g, '');

/** The first property of one of these names whose value the reader can use. */
function pick<T>(given: Given, wanted: ReadonlySet<string>, read: (value: unknown) => T | undefined): T | undefined {
  for (const [name, value] of Object.entries(given)) {
    const found = wanted.has(plain(name)) ? read(value) : undefined;
    if (found !== undefined) return found;
  }
  return undefined;
}

function countOf(value: unknown): number | undefined {
  const text = typeof value === 'number' || typeof value === 'string' ? String(value).trim() : '';
  return /^\d{1,9}$/.test(text) ? Number(text) : undefined;
}

function wordsOf(value: unknown): string | undefined {
  const text = typeof value === 'string' ? value.trim() : '';
  return text === '' ? undefined : text.slice(0, 300);
}

const NUMBERED =
  /^\W*(?:第\s*(\d+)\s*行|(?:row|line)\s*(?:no\.?|number|#)?\s*(\d+)|(\d+)\s*(?=[:：]))\s*[:：,，、.\-–]*\s*(.*)$/is;

/** '第3行：…', 'Row 3: …' */
function fromText(text: string): SaidRow[] {
  return text.split(/[\n;；]+/).flatMap((part): SaidRow[] => {
    const said = wordsOf(part);
    if (said === undefined) return [];
    const found = NUMBERED.exec(said);
    const row = countOf(found?.[1] ?? found?.[2] ?? found?.[3]);
    return [row === undefined ? { text: said } : { row, text: found?.[4] || said }];
  });
}

/** Whether a per-row result says that all is well with it. */
function isFine(given: Given): boolean {
  const state = given.success ?? given.passed ?? given.ok ?? given.status ?? given.result;
  return state === true || (typeof state === 'string' && /^(?:success|ok|pass|passed|成功|通过)$/i.test(state.trim()));
}

/** Messages by field inside one row: `{name: '…'}` or `[{field, msg}]`. */
function fieldsOf(value: unknown, row: { readonly row?: number }): SaidRow[] {
  if (Array.isArray(value)) return value.flatMap((one) => saidOf(one)).map((one) => ({ ...one, ...row }));
  return Object.entries(asObject(value) ?? {}).flatMap(([field, text]): SaidRow[] => {
    const said = wordsOf(Array.isArray(text) ? text[0] : text);
    return said === undefined ? [] : [{ ...row, field, text: said }];
  });
}

function saidOf(entry: unknown): SaidRow[] {
  if (typeof entry === 'string') return fromText(entry);
  const given = asObject(entry);
  if (!given || isFine(given)) return [];
  const number = pick(given, ROW, countOf);
  const row = number === undefined ? {} : { row: number };
  const nested = pick(given, LISTS, (value) =>
    typeof value === 'object' && value !== null ? fieldsOf(value, row) : undefined,
  );
  if (nested && nested.length > 0) return nested;
  const text = pick(given, TEXT, wordsOf);
  const field = pick(given, FIELD, (value) => wordsOf(typeof value === 'number' ? String(value) : value));
  return text === undefined && number === undefined
    ? []
    : [{ ...row, ...(field !== undefined && { field }), text: text ?? '' }];
}

/** Messages by row number: `{'3': '…', '5': {name: '…'}}`. */
function byNumber(given: Given): SaidRow[] {
  const entries = Object.entries(given).filter(([name]) => /^\d+$/.test(name));
  return entries.flatMap(([name, value]) => {
    const row = { row: Number(name) };
    const text = wordsOf(value);
    return text === undefined ? fieldsOf(value, row) : [{ ...row, text }];
  });
}

function listOf(value: unknown): SaidRow[] | undefined {
  if (Array.isArray(value)) return value.flatMap(saidOf);
  if (typeof value === 'string' && NUMBERED.test(value)) return fromText(value);
  const given = asObject(value);
  const numbered = given ? byNumber(given) : [];
  return numbered.length > 0 ? numbered : undefined;
}

/**
 * `data` of an import's answer: nothing, counts under any usual name, messages by row in a list, an object by row
 * number, or text. What is not said stays undefined; it never throws.
 */
export function readImportAnswer(data: unknown): ImportAnswer {
  if (Array.isArray(data) || typeof data === 'string') return { rows: listOf(data) ?? [], token: {} };
  const given = asObject(data);
  if (!given) return { rows: [], token: {} };
  const token = Object.fromEntries(
    Object.entries(given).flatMap(([name, value]) =>
      TOKENS.has(plain(name)) && (typeof value === 'string' || typeof value === 'number')
        ? [[name, String(value)]]
        : [],
    ),
  );
  const passed = pick(given, PASSED, countOf);
  const failed = pick(given, FAILED, countOf);
  const rows = pick(given, LISTS, listOf) ?? byNumber(given);
  if (passed === undefined && failed === undefined && rows.length === 0) {
    const inside = pick(given, INSIDE, (value) =>
      typeof value === 'object' && value !== null ? readImportAnswer(value) : undefined,
    );
    if (inside) return { ...inside, token: { ...token, ...inside.token } };
  }
  return { ...(passed !== undefined && { passed }), ...(failed !== undefined && { failed }), rows, token };
}
