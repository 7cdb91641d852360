import type { AnswerHeader, ServiceWire } from '@/schema';

/** How an answer of a list looks, as a wire would say it. */
export interface AnswerForm {
  readonly envelope: { readonly code: string; readonly msg?: string; readonly data: string } | false;
  /** The code that came, which means success. */
  readonly success?: string | number;
  /** Where the rows are; undefined: the answer is a bare list. */
  readonly list?: string;
  readonly total?: string | AnswerHeader;
  readonly format?: ServiceWire['format'];
}

const CODE = /^(?:code|status|statusCode|status_code|errno|errCode|errorCode|retCode|resultCode)$/i;
const MESSAGE = /^(?:msg|message|info|errmsg|errorMessage|description)$/i;
const DATA = /^(?:data|result|payload|body)$/i;
const TOTAL = [
  /^(?:total|totalSize|totalElements|totalCount|total_count|totalItems|total_items|totalRecords|recordsTotal)$/i,
  /^(?:count|filter_count|rowCount|items)$/i,
];
const TOTAL_HEADERS = ['X-Total-Count', 'Content-Range', 'X-Total', 'X-WP-Total', 'Total-Count', 'Link'];
/** Rows and their number do not lie deeper than that. */
const DEEPEST = 3;

type Values = Readonly<Record<string, unknown>>;
const isObject = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The first value that fits, nearest to the top, with the names that lead to it. */
function search(
  value: unknown,
  fits: (name: string, value: unknown) => boolean,
): { readonly path: string; readonly value: unknown } | undefined {
  let level = isObject(value) ? Object.entries(value) : [];
  for (let depth = 0; depth < DEEPEST; depth += 1) {
    for (const [path, inside] of level) {
      if (fits(path.split('.').at(-1) ?? path, inside)) return { path, value: inside };
    }
    level = level.flatMap(([path, inside]) =>
      isObject(inside)
        ? Object.entries(inside).map(([name, next]): [string, unknown] => [`${path}.${name}`, next])
        : [],
    );
  }
  return undefined;
}

const isRows = (_: string, value: unknown): boolean => Array.isArray(value) && value.every(isObject);
const isCount = (value: unknown): boolean => /^\d{1,15}$/.test(String(value));

function totalIn(inner: unknown, headers: Headers): string | AnswerHeader | undefined {
  for (const names of TOTAL) {
    const found = search(inner, (name, value) => names.test(name) && isCount(value));
    if (found) return found.path;
  }
  const header = TOTAL_HEADERS.find((name) => headers.has(name));
  return header === undefined ? undefined : { header };
}

function envelopeOf(body: unknown): { readonly envelope: AnswerForm['envelope']; readonly success?: string | number } {
  if (!isObject(body)) return { envelope: false };
  const keys = Object.keys(body);
  const code = keys.find((key) => CODE.test(key) && ['string', 'number'].includes(typeof body[key]));
  const data = keys.find((key) => DATA.test(key) && typeof body[key] === 'object');
  if (code === undefined || data === undefined) return { envelope: false };
  const msg = keys.find((key) => MESSAGE.test(key));
  const came = body[code];
  return {
    envelope: { code, data, ...(msg !== undefined && { msg }) },
    ...((typeof came === 'string' || typeof came === 'number') && { success: came }),
  };
}

function formatOf(body: unknown): ServiceWire['format'] {
  if (!isObject(body)) return undefined;
  const [first]: unknown[] = Array.isArray(body.data) ? body.data : [];
  if (isObject(first) && 'type' in first && isObject(first.attributes)) return 'json-api';
  return isObject(body._embedded) ? 'hal' : undefined;
}

/** What a list answered, read without a wire. Undefined when there are no rows in it. */
export function answerForm(text: string, headers: Headers): AnswerForm | undefined {
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    return undefined;
  }
  const outer = envelopeOf(body);
  const inner: unknown = outer.envelope && isObject(body) ? body[outer.envelope.data] : body;
  const rows = Array.isArray(inner) ? { path: undefined } : search(inner, isRows);
  if (!rows) return undefined;
  const total = totalIn(inner, headers);
  const format = formatOf(body);
  return {
    ...outer,
    ...(rows.path !== undefined && { list: rows.path }),
    ...(total !== undefined && { total }),
    ...(format !== undefined && { format }),
  };
}

const quoted = (value: string): string => `'${value}'`;

/** A value as it stands in a schema file: `{ header: 'X-Total-Count' }`. */
export function written(value: unknown): string {
  if (typeof value === 'string') return quoted(value);
  if (!isObject(value)) return String(value);
  return `{ ${Object.entries(value)
    .map(([name, inside]) => `${/^[A-Za-z_$][\w$]*$/.test(name) ? name : quoted(name)}: ${written(inside)}`)
    .join(', ')} }`;
}

/** What came, in a few words. */
export function cameWords(text: string): string {
  if (text.trimStart().startsWith('<')) return 'a page of a website';
  try {
    const body: unknown = JSON.parse(text);
    if (Array.isArray(body)) return 'a bare list';
    return isObject(body) ? `{${Object.keys(body).slice(0, 8).join(', ')}}` : 'no object of JSON';
  } catch {
    return text.trim() === '' ? 'nothing' : 'no JSON';
  }
}
