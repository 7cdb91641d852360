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

const CODES = ['code', 'errCode', 'errorCode', 'retCode', 'resultCode', 'status_code', 'statusCode', 'errno'];
const MESSAGES = ['msg', 'message', 'errMsg', 'errorMsg', 'errorMessage', 'status_message', 'statusMessage', 'info'];
const DATA = ['data', 'result', 'payload', 'body', 'obj', 'content'];
const SAYS_SUCCESS = /(\d{1,6})\s*[:：=\-—]?\s*(?:成功|表示成功|success|ok\b)|(?:成功|success)\D{0,6}?(\d{1,6})/i;

const named = (shape: Shape, names: readonly string[]): string | undefined =>
  names.find((name) => shape.properties.has(name));

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

/** The envelope that an answer is: a code beside a message or data. A record may have a `code` of its own. */
export function envelopeOf(answer: Shape): Envelope | undefined {
  const [code, msg, data] = [CODES, MESSAGES, DATA].map((names) => named(answer, names));
  if (code === undefined || (msg === undefined && data === undefined)) return undefined;
  if (answer.properties.has('id') || !['integer', 'number', 'string', 'any'].includes(typeIn(answer, code)))
    return undefined;
  const shape = answer.properties.get(code)?.();
  const success = shape && successOf(shape);
  return {
    code,
    ...(msg !== undefined && { msg }),
    ...(data !== undefined && { data }),
    ...(success !== undefined && { success }),
  };
}

const typeIn = (shape: Shape, name: string): string => shape.properties.get(name)?.().type ?? 'any';
