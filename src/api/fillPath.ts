import type { CallRequest } from './request';

const PART = /\{(\w+)\}/g;
const isText = (value: unknown): value is string | number | bigint => value !== '' && /^(?:st|n|bi)/.test(typeof value);

/**
 * A call with the parts in braces of its path filled from its parameters, which are then not sent a second time:
 * `/brands/{id}` with `{id: '7', name}` is `/brands/7` with `{name}`. Throws when one is empty: `DELETE /brands/` is
 * another call.
 */
export function fillPath<T extends Pick<CallRequest, 'path' | 'params'>>(request: T): T {
  if (!request.path.includes('{')) return request;
  const left = new Map<string, unknown>(Object.entries(request.params ?? {}));
  const path = request.path.replace(PART, (_, name: string) => {
    const value = [left.get(name)].flat().filter(isText);
    left.delete(name);
    if (value.length === 0) throw new TypeError(`The call "${request.path}" needs a value for {${name}}.`);
    return value.map((one) => encodeURIComponent(String(one))).join(',');
  });
  return { ...request, path, params: left.size > 0 ? Object.fromEntries(left) : undefined };
}
