import { tellFailure } from './events';
import { foreign } from './foreign';
import { exchange, transportFailure } from './exchange';
import { readResponse, type Reading } from './readResponse';
import type { CallRequest } from './request';

/**
 * One request with everything of spec 01 §7 and §8. Resolves `{ data }`, or `{ file }` where the answer is a file; a
 * failure is told and thrown as a `WireError`.
 *
 * @example
 *   const reading = await send({ method: 'POST', path: '/account/v3/web/user/export', params: { ids: ['7'] } });
 *   if ('file' in reading) console.log(reading.file.name);
 * @public
 */
export async function send(request: CallRequest, fallbackName?: string): Promise<Reading> {
  try {
    const special = foreign.send?.(request, fallbackName);
    if (special) return await special;
    return await exchange(request, (response) => readResponse(response, request, fallbackName));
  } catch (error) {
    throw tellFailure(transportFailure(error), request);
  }
}

/**
 * Calls the cloud and resolves `data` of its answer; an answer that is a file resolves as a `Download`.
 * Rejects with a `WireError` for everything that is not HTTP 2xx and the success code. Never retries.
 * `T` is a promise of the caller: the wire is certain of nothing, so read the value tolerantly.
 *
 * @example await call({ method: 'POST', path: '/depot/count', params: { id } })
 * @public
 */
export async function call<T = unknown>(request: CallRequest): Promise<T> {
  const reading = await send(request);
  return ('file' in reading ? reading.file : reading.data) as T;
}
