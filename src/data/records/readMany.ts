import type { AnyRecord, Id, Resource, ServiceWire } from '@/schema';
import { decodeRows } from '../lists/decodeRows';
import { pageParams } from '../lists/pageParams';
import { declaredCall, invokePage, type InvokeOptions } from './invoke';

/** So many are asked for at once: an address has an end, and so have pages. */
const TOGETHER = 50;

/** `?id=1&id=2` for a call by address, a list in the body of others, or one text. */
function wantedBy(
  { method, path }: { readonly method: string; readonly path: string },
  by: NonNullable<ServiceWire['ids']>,
  ids: readonly Id[],
): { readonly path: string; readonly params: Readonly<Record<string, unknown>> } {
  const { param, joined } = typeof by === 'string' ? { param: by } : by;
  if (joined !== undefined) return { path, params: { [param]: ids.join(joined) } };
  if (method !== 'GET') return { path, params: { [param]: ids } };
  const query = new URLSearchParams(ids.map((id) => [param, id])).toString();
  return { path: `${path}${path.includes('?') ? '&' : '?'}${query}`, params: {} };
}

/** Records by their ids in one call, for references. Those that the answer has not are left out. */
export async function readMany(
  resource: Resource,
  by: NonNullable<ServiceWire['ids']>,
  wanted: readonly Id[],
  options: InvokeOptions,
): Promise<AnyRecord[]> {
  const { cursor: _none, ...call } = declaredCall(resource, 'page');
  const found: AnyRecord[] = [];
  for (let at = 0; at < wanted.length; at += TOGETHER) {
    const ids = wanted.slice(at, at + TOGETHER);
    const { path, params } = wantedBy(call, by, ids);
    try {
      const page = pageParams(call, 1, ids.length);
      const { rows } = await invokePage({ ...call, path }, { ...params, ...page }, { ...options, quiet: true });
      found.push(...decodeRows(resource, rows).filter(({ id }) => ids.includes(id)));
    } catch {
      // a reference without a name shows its id
    }
  }
  return found;
}
