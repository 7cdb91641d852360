import { currentSession } from '@/access';
import { WireError } from '@/api';
import type { AnyValues, Call } from '@/schema';
import { invoke, type InvokeOptions } from './invoke';

/** HTTP answers by which a server says that it has no such call. */
const NO_CALL: ReadonlySet<number> = new Set([404, 405, 410, 501]);

/** The server has no such call: another time it will have none either. */
const isNoCall = (error: WireError): boolean => NO_CALL.has(error.status);

/**
 * Whether a failure says that a cloud does not do something, or not for this user: it has no such call, it refuses, or
 * it answers with a page instead. What is cut off, too slow or broken says nothing of the kind.
 */
export function isNotDone(error: unknown): boolean {
  return error instanceof WireError && (isNoCall(error) || ['business', 'forbidden', 'malformed'].includes(error.kind));
}

/** Calls that a cloud does not have, with the token they were asked with: nobody asks a second time. */
const unknown = new Map<string, string>();

const tokenNow = (): string => currentSession()?.accessToken ?? '';

/**
 * What a call answers that not every cloud has: one that no document names, or one for a convenience. Undefined where
 * it is not done, and nobody is told; what is made of it is left away then. A cloud that has no such call is asked once
 * in a session. Rejects with a `WireError` for a failure that may pass.
 *
 * @example const history = await invokeIfKnown(price.resolve('POST history/list'), { depotId: '7' })
 * @public
 */
export async function invokeIfKnown(call: Call, params: AnyValues, options: InvokeOptions = {}): Promise<unknown> {
  const key = `${call.method} ${call.path}`;
  if (unknown.get(key) === tokenNow()) return undefined;
  try {
    return (await invoke(call, params, { reads: true, ...options, quiet: true })) ?? null;
  } catch (error) {
    if (!(error instanceof WireError) || !isNotDone(error)) throw error;
    if (isNoCall(error)) unknown.set(key, tokenNow());
    return undefined;
  }
}

/** Forgets what clouds do not have, between tests. */
export const forgetUnknown = (): void => unknown.clear();
