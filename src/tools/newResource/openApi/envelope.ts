import { textOf } from './json';
import type { Shape } from './shape';

/** What stands around the data of an answer, by the names of its parts. */
export interface Envelope {
  readonly code: string;
  readonly msg?: string;
  readonly data?: string;
  /** The code that means success, where the document says it. */
  readonly success?: string;
}

/* Without strokes and capitals. */
const CODES = ['code', 'errcode', 'errorcode', 'retcode', 'resultcode', 'statuscode', 'errno', 'failcode'];
const MESSAGES = ['msg', 'message', 'errmsg', 'errormsg', 'errormessage', 'statusmessage', 'resultmsg', 'info'];
const DATA = ['data', 'result', 'resultdata', 'payload', 'body', 'obj', 'content'];
/** What says by itself that it went well. */
const FLAGS = ['success', 'succeeded', 'ok'];
const SAYS_SUCCESS = /(\d{1,6})\s*[:：=\-—]?\s*(?:成功|表示成功|success|ok\b)|(?:成功|success)\D{0,6}?(\d{1,6})/i;

const plain = (name: string): string => name.replaceAll('_', '').toLowerCase();

const named = (shape: Shape, names: readonly string[]): string | undefined =>
  names.flatMap((name) => [...shape.properties.keys()].find((one) => plain(one) === name) ?? [])[0];

/** The flag of an answer that is true where it went well. */
const flagOf = (shape: Shape): string | undefined => {
  const flag = named(shape, FLAGS);
  return flag !== undefined && typeIn(shape, flag) === 'boolean' ? flag : undefined;
};

/** The success code that a code's example, default, only value or description says. */
function successOf(code: Shape): string | undefined {
  const { example, default: usual, examples, enum: values, description } = code.keys;
  const only = Array.isArray(values) && values.length === 1 ? values[0] : undefined;
  const first = Array.isArray(examples) ? examples[0] : undefined;
  const said = only ?? usual ?? example ?? first;
  if (typeof said === 'number' || (typeof said === 'string' && said !== '' && said !== 'string')) return String(said);
  const found = SAYS_SUCCESS.exec(textOf(description) ?? '');
  return found?.[1] ?? found?.[2];
}

/**
 * The envelope that an answer is: a code beside a message or data. A record may have a `code` of its own. Where nothing
 * says which code means success, and a flag does, the flag is the code.
 */
export function envelopeOf(answer: Shape): Envelope | undefined {
  const [code, msg, data] = [CODES, MESSAGES, DATA].map((names) => named(answer, names));
  const flag = flagOf(answer);
  const name = code ?? flag;
  if (name === undefined || (msg === undefined && data === undefined) || answer.properties.has('id')) return undefined;
  if (code === undefined && (data === undefined || msg === undefined)) return undefined;
  if (!['integer', 'number', 'string', 'any', 'boolean'].includes(typeIn(answer, name))) return undefined;
  const shape = code === undefined ? undefined : answer.properties.get(code)?.();
  const success = shape && successOf(shape);
  // by the names of the platform, a code is that of the platform
  const isOurs = code === 'code' && msg === 'msg' && data === 'data';
  return {
    ...(success === undefined && flag !== undefined && !isOurs ? { code: flag, success: 'true' } : { code: name }),
    ...(msg !== undefined && { msg }),
    ...(data !== undefined && { data }),
    ...(success !== undefined && { success }),
  };
}

const typeIn = (shape: Shape, name: string): string => shape.properties.get(name)?.().type ?? 'any';
