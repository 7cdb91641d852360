import { call, valueAt, WireError } from '@/api';
import { type AnyValues, type Call, type CallName, type Resource, nameParams } from '@/schema';

export interface InvokeOptions {
  readonly signal?: AbortSignal | undefined;
  readonly quiet?: boolean | undefined;
  /** Whether the call changes nothing, whatever its method. */
  readonly reads?: boolean | undefined;
  /** By what it is known when it is sent again, where that is not its body. */
  readonly same?: string | undefined;
}

/** The request options that were given, and no others. */
export function callOptions({ signal, quiet, reads, same }: InvokeOptions) {
  return {
    ...(signal && { signal }),
    ...(quiet && { quiet }),
    ...(reads !== undefined && { reads }),
    ...(same !== undefined && { same }),
  };
}

/**
 * Sends a resource's call with its parameters under the names the call wants; resolves what stands at `at` in `data`.
 *
 * @public
 */
export async function invoke(spec: Call, params: AnyValues, options: InvokeOptions = {}): Promise<unknown> {
  const { method, path, at } = spec;
  return valueAt(await call({ method, path, params: nameParams(spec, params), ...callOptions(options) }), at);
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
