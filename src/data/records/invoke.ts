import { call, callPage, valueAt, WireError, type CallRequest, type Page } from '@/api';
import { type AnyValues, type Call, type CallName, type Resource, nameParams } from '@/schema';

export interface InvokeOptions {
  readonly signal?: AbortSignal | undefined;
  readonly quiet?: boolean | undefined;
  /** Whether the call changes nothing, whatever its method. */
  readonly reads?: boolean | undefined;
  readonly headers?: CallRequest['headers'];
  readonly heard?: CallRequest['heard'];
  /** By what it is known when it is sent again, where that is not its body. */
  readonly same?: string | undefined;
}

/** What of the options concerns the request. */
export const callOptions = ({ signal, quiet, reads, same, headers, heard }: InvokeOptions): InvokeOptions => ({
  signal,
  quiet,
  reads,
  same,
  headers,
  heard,
});

const BRACES = /\{(\w+)\}/g;

/** What a call sends, inside of the property that its body has for it; the path is filled from beside it. */
function wrapped({ wrap, method, path }: Call, params: AnyValues): AnyValues {
  if (wrap === undefined || method === 'GET') return params;
  const inPath = new Set([...path.matchAll(BRACES)].map(([, name]) => name));
  const all = Object.entries(params);
  return {
    ...Object.fromEntries(all.filter(([name]) => inPath.has(name))),
    [wrap]: Object.fromEntries(all.filter(([name]) => !inPath.has(name))),
  };
}

/** What carries out the calls of services with a provider, once there is one. */
export const loadProvide = () => import('../provided/provide');

/**
 * Sends a resource's call with its parameters under the names the call wants; resolves what stands at `at` in `data`.
 * Rejects with a `WireError`.
 *
 * @example await invoke(device.resolve('POST restart'), { id: '7' }, { quiet: true })
 * @public
 */
export async function invoke(spec: Call, params: AnyValues, options: InvokeOptions = {}): Promise<unknown> {
  const { method, path, at, provided } = spec;
  if (provided) return (await loadProvide()).provide(spec, provided, params, options);
  return valueAt(
    await call({ method, path, params: wrapped(spec, nameParams(spec, params)), ...callOptions(options) }),
    at,
  );
}

/** The same for a call that answers rows: one page of them, or all. */
export async function invokePage(spec: Call, params: AnyValues, options: InvokeOptions = {}): Promise<Page> {
  const { method, path, at, shape, provided } = spec;
  if (provided) return (await loadProvide()).providePage(spec, provided, params, options);
  return callPage({ method, path, at, shape, params: nameParams(spec, params), ...callOptions(options) });
}

/** The resource's call of that name. Throws for one that was never declared: its control should not exist. */
export function declaredCall(resource: Resource, name: CallName): Call {
  const found = resource.call(name);
  if (!found) throw new Error(`${resource.name} has no ${name} call.`);
  return found;
}

/** A record that is not there. */
export function notFound(): WireError {
  return new WireError({ kind: 'business', code: '', status: 200, messageKey: 'errors.notFound' });
}
