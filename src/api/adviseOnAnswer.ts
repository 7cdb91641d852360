import { ownWire, type AnswerWire } from './answerWire';
import { asObject } from './wireValue';

/* What to write for a backend that speaks otherwise. Only while the console is developed; each is said once. */

const USUAL = {
  code: /^(?:code|status|statusCode|errno|errCode|errorCode|retCode|resultCode)$/i,
  msg: /^(?:msg|message|info|errmsg|errorMessage|error|description)$/i,
  data: /^(?:data|result|payload|body|content|response)$/i,
} as const;
/** What other houses write for success. */
const SUCCESS = /^(?:0+|200|20000|ok|success|true)$/i;
const ROWS = /^(?:list|rows|records|items|content|elements|data)$/i;
const said = new Set<string>();

function tell(text: string): void {
  if (said.has(text)) return;
  said.add(text);
  console.warn(text);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

const quoted = (value: unknown): string => JSON.stringify(value) ?? 'nothing';
const object = (entries: readonly (readonly [string, string])[]): string =>
  `{ ${entries.map(([key, value]) => `${key}: ${value}`).join(', ')} }`;

function cameText(body: unknown): string {
  if (Array.isArray(body)) return 'a bare list';
  const keys = Object.keys(asObject(body) ?? {});
  return keys.length > 0 ? `{${keys.slice(0, 8).join(', ')}}` : 'no object of JSON';
}

/**
 * Where to write it: at the service, where there is one with a wire of its own, else for the whole backend or a new
 * service.
 */
function where(path: string, wire: string, config?: string): string {
  const own = `service('/${path.split('/')[1] ?? ''}', { wire: ${wire} }) in schemas/services.ts`;
  return config === undefined || ownWire(path)
    ? own
    : `configureWire(${config}) in src/main.tsx for the whole backend, or ${own} for one service`;
}

function adviseOnCode(path: string, came: unknown, { code, success }: AnswerWire): void {
  // A refusal has a code of its own and says why; one that means success in another house does not.
  if (success.includes(String(came)) || !SUCCESS.test(String(came))) return;
  const expected = success.map(quoted).join(' or ');
  tell(
    `${path}: "${code}" is ${quoted(came)}, and only ${expected} means success. If this does, write ${where(path, `{ success: ${quoted(came)} }`, `{ successCode: ${quoted(String(came))} }`)}.`,
  );
}

/**
 * Tells what came, what was expected and what to write, when an answer of HTTP 2xx has not the envelope of its wire.
 */
export function adviseOnAnswer(path: string, text: string, wire: AnswerWire): void {
  if (text.trimStart().startsWith('<'))
    return tell(
      `${path}: a page came, not JSON: the address leads to a website. Look at the path of the call, and at platformPrefix (docs/backend.md).`,
    );
  const body = parsed(text);
  const envelope = asObject(body);
  if (envelope && Object.hasOwn(envelope, wire.code)) return adviseOnCode(path, envelope[wire.code], wire);
  const keys = Object.keys(envelope ?? {});
  const found = (['code', 'msg', 'data'] as const).flatMap((part) => {
    const key = keys.find((one) => USUAL[part].test(one));
    return key === undefined ? [] : [[part, key] as const];
  });
  const code = found.find(([part]) => part === 'code')?.[1];
  const other = found.filter(([part, key]) => key !== wire[part]).map(([part, key]) => [part, `'${key}'`] as const);
  const came = code === undefined ? undefined : envelope?.[code];
  const isOther = came !== undefined && !wire.success.includes(String(came));
  const write =
    code === undefined
      ? where(path, '{ envelope: false }')
      : where(
          path,
          object([['envelope', object(other)], ...(isOther ? [['success', quoted(came)] as const] : [])]),
          object([
            ...(isOther ? [['successCode', quoted(String(came))] as const] : []),
            ['fields', `{ ...wireConfig.fields, ${other.map(([part, key]) => `${part}: ${key}`).join(', ')} }`],
          ]),
        );
  return tell(
    `${path}: ${cameText(body)} came; expected was {${wire.code}, ${wire.msg}, ${wire.data}} with ${wire.code} ${wire.success.map(quoted).join(' or ')}. Write ${write}.`,
  );
}

/**
 * Tells what came, what was expected and what to write, when the data of a list has no rows where its wire has them.
 */
export function adviseOnPage(path: string, data: unknown, list: string): void {
  const body = asObject(data) ?? {};
  const lists = Object.keys(body).filter((one) => Array.isArray(body[one]));
  const rows = lists.find((one) => ROWS.test(one)) ?? lists[0];
  const total = Object.keys(body).find((one) => /total|count/i.test(one));
  const parts = [
    ...(rows ? [['list', `'${rows}'`] as const] : []),
    ...(total ? [['total', `'${total}'`] as const] : []),
  ];
  const write = rows
    ? where(
        path,
        object([['paging', object(parts)]]),
        `{ fields: { ...wireConfig.fields, ${parts.map(([part, key]) => `${part}: ${key}`).join(', ')} } }`,
      )
    : '`at` of the call, where the rows are further inside';
  tell(`${path}: ${cameText(data)} came; expected were rows in "${list}". Write ${write}.`);
}
