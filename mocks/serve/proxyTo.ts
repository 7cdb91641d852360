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

function passed(headers: Headers): Headers {
  const kept = new Headers(headers);
  for (const name of HOP) kept.delete(name);
  return kept;
}

/** Passes calls on to another backend, streaming both ways; 502 when it does not answer. */
export function proxyTo(target: string): (request: Request) => Promise<Response> {
  return async (request) => {
    const { pathname, search } = new URL(request.url);
    try {
      const init: RequestInit & { duplex?: 'half' } = {
        method: request.method,
        headers: passed(request.headers),
        redirect: 'manual',
        signal: AbortSignal.any([request.signal, AbortSignal.timeout(LONGEST)]),
        ...(request.body && { body: request.body, duplex: 'half' }),
      };
      const answer = await fetch(new URL(pathname + search, target), init);
      const headers = passed(answer.headers);
      headers.delete('content-encoding'); // fetch has unpacked it already
      headers.delete('content-security-policy');
      headers.set('cache-control', 'no-store');
      return new Response(answer.body, { status: answer.status, headers });
    } catch {
      return new Response('Bad gateway', {
        status: 502,
        headers: { 'content-type': 'text/plain', 'cache-control': 'no-store' },
      });
    }
  };
}
