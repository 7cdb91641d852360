const LONGEST = 125_000;
const HOP = [
  'connection',
  'keep-alive',
  'transfer-encoding',
  'upgrade',
  'host',
  'content-length',
  'te',
  'trailer',
  'expect',
];

/** Headers of a message that are not of one connection. */
export function passed(headers: Headers): Headers {
  const kept = new Headers(headers);
  for (const name of HOP) kept.delete(name);
  return kept;
}

/** Asks another server for what a request asks, and hands on what it answers, streaming. Throws when nothing does. */
export async function askedOf(
  url: URL,
  request: Request,
  init: RequestInit & { duplex?: 'half' },
  send: typeof fetch = fetch,
): Promise<Response> {
  const answer = await send(url, {
    method: request.method,
    signal: AbortSignal.any([request.signal, AbortSignal.timeout(LONGEST)]),
    ...init,
  });
  const headers = passed(answer.headers);
  headers.delete('content-encoding'); // fetch has unpacked it already
  headers.delete('content-security-policy');
  headers.set('cache-control', 'no-store');
  return new Response(answer.body, { status: answer.status, headers });
}

/** Why nothing answered, in the word of the network: `ECONNREFUSED`. */
function causeOf(error: unknown): string {
  const cause: unknown = error instanceof Error ? error.cause : undefined;
  const code: unknown = cause instanceof Error ? Reflect.get(cause, 'code') : undefined;
  return typeof code === 'string' ? code : error instanceof Error ? error.message : String(error);
}

/** What is said when a server does not answer, to the person in the terminal and to the page. */
export const silenceOf = (url: URL, error: unknown): string =>
  `${url.origin} does not answer (${causeOf(error)}). Is it running, and is the address in API_TARGET right?`;

/** Tells a text once, until there is another one. */
export function toldOnce(tell: (text: string) => void): (text: string) => void {
  let last = '';
  return (text) => {
    if (text !== last) tell(text);
    last = text;
  };
}

/**
 * Passes calls on to another backend, streaming both ways; 502 when it does not answer.
 *
 * @param tell is told why, once
 */
export function proxyTo(
  target: string,
  tell: (text: string) => void = () => undefined,
): (request: Request) => Promise<Response> {
  const once = toldOnce(tell);
  return async (request) => {
    const { pathname, search } = new URL(request.url);
    const url = new URL(pathname + search, target);
    try {
      return await askedOf(url, request, {
        headers: passed(request.headers),
        redirect: 'manual',
        ...(request.body && { body: request.body, duplex: 'half' as const }),
      });
    } catch (error) {
      const text = silenceOf(url, error);
      if (!request.signal.aborted) once(text);
      return new Response(text, {
        status: 502,
        headers: { 'content-type': 'text/plain', 'cache-control': 'no-store' },
      });
    }
  };
}
