import { WireError, type Failure, asObject } from '@/api';
import { httpFailure, aborted, transportFailure, mayBeDone, asMessage } from '@/api/internal';

/** What a refusal says of a field: a text, or an object with one, as forms of react-admin read it. */
const said = (value: unknown): string | undefined =>
  asMessage(Array.isArray(value) ? value[0] : (asObject(value)?.message ?? value));

/** The fields that a refusal names, by their names on the wire, and what it says of the whole. */
function refusalIn(body: unknown): Pick<Failure, 'validationErrors' | 'serverText'> {
  const { root, ...errors } = asObject(asObject(body)?.errors) ?? {};
  const fields = Object.entries(errors).flatMap(([name, value]) => {
    const text = said(value);
    return text === undefined ? [] : [[name, text] as const];
  });
  return {
    serverText: said(asObject(root)?.serverError ?? root) ?? said(asObject(body)?.message),
    ...(fields.length > 0 && { validationErrors: Object.fromEntries(fields) }),
  };
}

function answered(status: number, message: unknown, body: unknown, cause: unknown): WireError {
  const { serverText, validationErrors } = refusalIn(body);
  const { fixed, ...failure } =
    status === 404
      ? { kind: 'business' as const, messageKey: 'errors.notFound', fixed: true }
      : status >= 200 && status <= 299
        ? { kind: 'business' as const, messageKey: 'errors.business', fixed: false }
        : httpFailure(status);
  // A library tells a fault of the server by its status, which says nothing to a person.
  const text = serverText ?? (status < 500 ? asMessage(message) : undefined);
  return new WireError({ ...failure, status, serverText: fixed ? undefined : text, validationErrors }, { cause });
}

/**
 * Why a provider failed, as the console tells it. An error with a status is the answer of a server, an error of the
 * connection leaves a change unclear, and any other is a refusal in the provider's own words.
 *
 * @param changes whether it may have changed something
 */
export function providerFailure(cause: unknown, changes: boolean): WireError {
  const error = failureOf(cause);
  return changes && mayBeDone(error) ? new WireError({ ...error, unclear: true }, { cause }) : error;
}

function failureOf(cause: unknown): WireError {
  if (cause instanceof WireError) return cause;
  const { name, status, message, body } = {
    name: undefined,
    status: undefined,
    body: undefined,
    ...asObject(cause),
    ...(cause instanceof Error && { name: cause.name, message: cause.message }),
  };
  if (name === 'AbortError') return aborted();
  if (typeof status === 'number' && status > 0) return answered(status, message, body, cause);
  if (cause instanceof TypeError) return transportFailure(cause);
  return new WireError(
    { kind: 'business', code: '', messageKey: 'errors.business', serverText: asMessage(message) },
    {
      cause,
    },
  );
}
