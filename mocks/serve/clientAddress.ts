import { ADDRESS_HEADER } from '../core/addressOf';

/**
 * Of this machine and of networks that do not lead to the internet: there a proxy may stand, which says who really
 * calls.
 */
const NEAR = /^(?:127\.|10\.|192\.168\.|172\.(?:1[6-9]|2\d|3[01])\.|::1$|f[cd][0-9a-f]{2}:|fe80:)/i;
const isAddress = (text: string): boolean => /^[\da-f.:]{2,45}$/i.test(text);

/**
 * Where a call comes from: the other end of its connection, or, where that is a proxy near by, who the proxy says. What
 * callers write themselves is not believed.
 */
export function clientAddress(remote: string | undefined, headers: Headers): string {
  const end = (remote ?? '').replace(/^::ffff:/i, '');
  if (!NEAR.test(end)) return end;
  const told = headers.get('x-real-ip') ?? headers.get('x-forwarded-for')?.split(',').at(-1)?.trim() ?? '';
  return isAddress(told) ? told : end;
}

/** A call as Node has it. */
interface Incoming {
  rawHeaders: string[];
  readonly headers: NodeJS.Dict<string | string[]>;
  readonly socket: { readonly remoteAddress?: string | undefined };
}

/**
 * Writes into the head of a call where it comes from, for the backend; what stood there is the caller's own word, and
 * goes.
 */
export function tellAddress(incoming: Incoming): void {
  const { rawHeaders, headers, socket } = incoming;
  const told = new Headers();
  for (const name of ['x-real-ip', 'x-forwarded-for']) {
    const value = headers[name];
    if (value !== undefined) told.set(name, [value].flat().join(','));
  }
  const others = rawHeaders.filter((_, place) => rawHeaders[place - (place % 2)]?.toLowerCase() !== ADDRESS_HEADER);
  incoming.rawHeaders = [...others, ADDRESS_HEADER, clientAddress(socket.remoteAddress, told)];
}
