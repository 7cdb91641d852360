import { call } from './call';
import type { CallRequest, CallText, Method } from './request';

/** A registered call: parameters, and how to call. */
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
 * Names calls that no schema declares: `registerCalls('home', { overview: 'GET /iems-goeu-web/…/overview' })`.
 * A name that exists already in the area raises an alert and nothing more is registered (spec 01 §8).
 */
export function registerCalls<const C extends Readonly<Record<string, CallText>>>(
  area: string,
  calls: C,
): { readonly [K in keyof C]: RegisteredCall } {
  const make = (name: string, text: CallText): RegisteredCall => {
    const key = `${area}.${name}`;
    if (registered.has(key)) refuse(key);
    registered.add(key);
    const space = text.indexOf(' ');
    const method = text.slice(0, space) as Method; // the type of the text says so
    const path = text.slice(space + 1);
    return (params, options) => call({ method, path, ...(params && { params }), ...options });
  };
  const made = Object.entries(calls).map(([name, text]) => [name, make(name, text)] as const);
  return Object.fromEntries(made) as { [K in keyof C]: RegisteredCall };
}
