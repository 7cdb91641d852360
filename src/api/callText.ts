import { call } from './call';
import type { CallRequest, CallText, Method } from './request';

/**
 * A call written as the specification prints it. Resolves and rejects as `call` does.
 *
 * @example const views = await callText('GET /account/v3/web/view/list', { params: { resource } })
 * @public
 */
export function callText<T = unknown>(text: CallText, options: Omit<CallRequest, 'method' | 'path'> = {}): Promise<T> {
  const space = text.indexOf(' ');
  // the type of the text says so
  return call<T>({ method: text.slice(0, space) as Method, path: text.slice(space + 1), ...options });
}
