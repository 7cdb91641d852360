import { callText } from './callText';
import type { CallRequest, CallText } from './request';

/** A registered call: parameters, and how to call. @public */
export type RegisteredCall = (params?: object, options?: Partial<CallRequest>) => Promise<unknown>;

const registered = new Set<string>();

// an edited module registers its calls anew while developing
import.meta.hot?.on('vite:beforeUpdate', () => registered.clear());

function refuse(name: string): never {
  const text = `The call "${name}" is registered twice.`;
  console.error(text);
  globalThis.alert?.(text);
  throw new Error(text);
}

/**
 * Names calls that no schema declares. A name that exists already in the area raises an alert and nothing more is
 * registered (spec 01 §8).
 *
 * @example
 *   const homeCalls = registerCalls('home', { overview: 'GET /home-web/v1/overview' });
 *   await homeCalls.overview({ id: '7' }, { quiet: true });
 * @public
 */
export function registerCalls<const C extends Readonly<Record<string, CallText>>>(
  area: string,
  calls: C,
): { readonly [K in keyof C]: RegisteredCall } {
  const make = (name: string, text: CallText): RegisteredCall => {
    const key = `${area}.${name}`;
    if (registered.has(key)) refuse(key);
    registered.add(key);
    return (params, options) => callText(text, { ...(params && { params }), ...options });
  };
  const made = Object.entries(calls).map(([name, text]) => [name, make(name, text)] as const);
  return Object.fromEntries(made) as { [K in keyof C]: RegisteredCall };
}
