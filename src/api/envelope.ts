import { wireConfig } from './config';
import { losslessJson } from './losslessJson';
import { readValidationErrors } from './validationErrors';
import { own, asObject, asMessage } from './wireValue';
import { WireError, type Failure } from './wireError';

/** What came back, whatever carried it. */
export interface Answer {
  readonly status: number;
  readonly text: string;
  /** Seconds of a Retry-After header. */
  readonly retryAfter?: number | undefined;
  /** The call was a sign-in: the server's own words matter more than the catalogue's. */
  readonly anonymous?: boolean | undefined;
}

/** The envelope in a body, undefined when it is none: not JSON, no object, no code. */
export function envelopeIn(text: string): Readonly<Record<string, unknown>> | undefined {
  try {
    const envelope = asObject(losslessJson(text));
    return envelope && Object.hasOwn(envelope, wireConfig.fields.code) ? envelope : undefined;
  } catch {
    return undefined;
  }
}

/** The catalogue of spec 01 §8. `fixed`: the text is the catalogue's, whatever the server says. */
function httpFailure(status: number): Pick<Failure, 'kind' | 'messageKey'> & { readonly fixed?: boolean } {
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

function isSuccess(code: unknown): boolean {
  return (typeof code === 'string' || typeof code === 'number') && String(code) === wireConfig.successCode;
}

/** `data` of a successful answer: HTTP 2xx and the success code, strictly. Throws a `WireError` for all others. */
export function readAnswer({ status, text, retryAfter, anonymous }: Answer): unknown {
  const { fields } = wireConfig;
  const envelope = envelopeIn(text);
  const data = own(envelope, fields.data);
  const said = asMessage(own(envelope, fields.msg));
  if (status < 200 || status > 299) {
    const { fixed, ...failure } = httpFailure(status);
    const serverText = fixed && !anonymous ? undefined : said;
    throw new WireError({ ...failure, status, serverText, validationErrors: readValidationErrors(data), retryAfter, data });
  }
  if (!envelope) throw new WireError({ kind: 'malformed', messageKey: 'errors.backend', status });
  const code = envelope[fields.code];
  if (isSuccess(code)) return data;
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
