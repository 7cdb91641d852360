import { answerWire, dataIn, type AnswerWire } from './answerWire';
import { adviseOnAnswer } from './adviseOnAnswer';
import { losslessJson } from './losslessJson';
import { own, asObject, asMessage } from './wireValue';
import { WireError, type Failure } from './wireError';

function named(entry: unknown): readonly (readonly [string, string])[] {
  const given = asObject(entry);
  const field = asMessage(own(given, 'field') ?? own(given, 'name'));
  const text = asMessage(own(given, 'msg') ?? own(given, 'message'));
  return field && text ? [[field, text]] : [];
}

function entriesOf(value: unknown): readonly (readonly [string, string])[] {
  if (Array.isArray(value)) return value.flatMap(named);
  return Object.entries(asObject(value) ?? {}).flatMap(([field, text]) => {
    const said = asMessage(Array.isArray(text) ? text[0] : text);
    return said ? [[field, said] as const] : [];
  });
}

/**
 * What the server refused by field: `data.errors`, `data.fieldErrors` or `data.fields`, as an object
 * {field: text} or a list of {field, msg}. Undefined when it names none.
 */
function readValidationErrors(data: unknown): Readonly<Record<string, string>> | undefined {
  const given = asObject(data);
  for (const name of ['errors', 'fieldErrors', 'fields']) {
    const entries = entriesOf(own(given, name));
    if (entries.length > 0) return Object.fromEntries(entries);
  }
  return undefined;
}

/** What came back, whatever carried it. */
export interface Answer {
  readonly status: number;
  readonly text: string;
  /** Seconds of a Retry-After header. */
  readonly retryAfter?: number | undefined;
  /** Path of the call: a service may speak in its own way. */
  readonly path: string;
  /** The call was a sign-in: the server's own words matter more than the catalogue's. */
  readonly anonymous?: boolean | undefined;
}

/** A body as JSON; undefined when it is none. */
function parsed(text: string): unknown {
  try {
    return losslessJson(text);
  } catch {
    return undefined;
  }
}

/** The envelope in a body, undefined when it is none: not JSON, no object, no code. */
export function envelopeIn(text: string, path: string): Readonly<Record<string, unknown>> | undefined {
  const envelope = asObject(parsed(text));
  return envelope && Object.hasOwn(envelope, answerWire(path).code) ? envelope : undefined;
}

/** The catalogue of spec 01 §8. `fixed`: the text is the catalogue's, whatever the server says. */
export function httpFailure(status: number): Pick<Failure, 'kind' | 'messageKey'> & { readonly fixed?: boolean } {
  switch (status) {
    case 401:
      return { kind: 'unauthorized', messageKey: 'errors.unauthorized', fixed: true };
    case 406:
      return { kind: 'permission-changed', messageKey: 'errors.permissionChanged', fixed: true };
    case 502:
      return { kind: 'bad-gateway', messageKey: 'errors.badGateway', fixed: true };
    case 429:
      return { kind: 'too-many', messageKey: 'errors.tooMany', fixed: true };
    case 403:
      return { kind: 'forbidden', messageKey: 'errors.forbidden' };
    default:
      return { kind: 'http', messageKey: 'errors.server' };
  }
}

function isSuccess(code: unknown, { success }: AnswerWire): boolean {
  return ['string', 'number', 'boolean'].includes(typeof code) && success.includes(String(code));
}

/** What a body says that has no envelope: the data itself, or why there is none. Throws what cannot be read. */
function bareBody(text: string, status: number): unknown {
  if (text.trim() === '') return null;
  const body = parsed(text);
  if (body === undefined) throw new WireError({ kind: 'malformed', messageKey: 'errors.backend', status });
  return body;
}

/** `data` of a successful answer: HTTP 2xx and the success code, strictly. Throws a `WireError` for all others. */
export function readAnswer({ status, text, retryAfter, anonymous, path }: Answer): unknown {
  const wire = answerWire(path);
  const isOk = status >= 200 && status <= 299;
  if (wire.bare && isOk) return bareBody(text, status);
  const envelope = wire.bare ? asObject(parsed(text)) : envelopeIn(text, path);
  const data = dataIn(envelope, wire);
  const said = asMessage(own(envelope, wire.msg));
  if (!isOk) {
    const { fixed, ...failure } = httpFailure(status);
    const serverText = fixed && !anonymous ? undefined : said;
    throw new WireError({
      ...failure,
      status,
      serverText,
      validationErrors: readValidationErrors(data),
      retryAfter,
      data,
    });
  }
  if (import.meta.env.DEV) adviseOnAnswer(path, text, wire);
  if (!envelope) throw new WireError({ kind: 'malformed', messageKey: 'errors.backend', status });
  const code = envelope[wire.code];
  if (isSuccess(code, wire)) return data;
  throw new WireError({
    kind: 'business',
    messageKey: 'errors.business',
    code: typeof code === 'string' || typeof code === 'number' ? String(code) : '',
    status,
    serverText: said,
    validationErrors: readValidationErrors(data),
    data,
  });
}
