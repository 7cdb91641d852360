import { wireConfig } from './config';
import { fillPath } from './fillPath';
import { foreign } from './foreign';
import { callHeaders } from './headers';
import { lastAnswer } from './lastAnswer';
import type { CallRequest } from './request';
import { isChange, startSubmission } from './submission';
import { callUrl, isAddressed } from './url';
import { WireError } from './wireError';

/** A call without a network fails at once: a command must never be sent later, when nobody waits for it. */
export function refuseOffline(): void {
  if (globalThis.navigator?.onLine === false) throw new WireError({ kind: 'offline', messageKey: 'errors.offline' });
}

/** Why there is no answer: left by the caller, too slow, or no connection. */
export function transportFailure(cause: unknown): WireError {
  if (cause instanceof WireError) return cause;
  const kind = globalThis.navigator?.onLine === false ? 'offline' : 'network';
  return new WireError({ kind, messageKey: `errors.${kind}` }, { cause });
}

export const aborted = () => new WireError({ kind: 'aborted', messageKey: 'errors.aborted' });
export const timedOut = () => new WireError({ kind: 'timeout', messageKey: 'errors.timeout' });

function init(
  { method, params, anonymous, headers: more }: CallRequest,
  url: string,
  signal: AbortSignal,
): RequestInit & { readonly headers: Record<string, string>; readonly body?: string } {
  const headers = callHeaders(url, anonymous);
  const body = isAddressed(method) || params === undefined ? undefined : foreign.text(params);
  if (body !== undefined) headers['Content-Type'] = 'application/json';
  return {
    method,
    headers: { ...headers, ...more },
    signal,
    cache: 'no-store',
    credentials: 'same-origin',
    ...(body !== undefined && { body }),
  };
}

/**
 * Sends one request and reads its answer with `read`, both within the time-out. Never retries.
 * Rejects with a `WireError`: offline, aborted, timeout, network.
 */
export async function exchange<T>(given: CallRequest, read: (response: Response) => Promise<T>): Promise<T> {
  const request = fillPath(given);
  const { signal, timeout = wireConfig.timeout } = request;
  const { closed } = wireConfig;
  if (signal?.aborted || (closed && given.path.startsWith(closed))) throw aborted();
  refuseOffline();
  const url = callUrl(request);
  const controller = new AbortController();
  const sent = init(request, url, controller.signal);
  const submission = isChange(request)
    ? startSubmission(sent.headers, `${request.method} ${url} ${request.same ?? sent.body ?? ''}`)
    : undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let leave: (() => void) | undefined;
  // the race holds even where a body does not heed the signal
  const stopped = new Promise<never>((_, reject) => {
    const stop = (error: WireError) => {
      reject(error);
      controller.abort(error);
    };
    leave = () => stop(aborted());
    timer = setTimeout(() => stop(timedOut()), timeout);
    signal?.addEventListener('abort', leave);
  });
  try {
    const work = fetch(url, sent).then((response) => {
      lastAnswer.headers = response.headers;
      lastAnswer.sent = sent.headers[wireConfig.traceHeader];
      return read(response);
    });
    const answer = await Promise.race([work, stopped]);
    submission?.end();
    return answer;
  } catch (error) {
    throw submission ? submission.fail(transportFailure(error)) : transportFailure(error);
  } finally {
    clearTimeout(timer);
    if (leave) signal?.removeEventListener('abort', leave);
  }
}
