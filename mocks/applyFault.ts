import type { Fault } from './faults';

const HTML = '<!doctype html><html><body><h1>502 Bad Gateway</h1></body></html>';

const html = (status: number) =>
  new Response(HTML, { status, headers: { 'content-type': 'text/html; charset=utf-8' } });

const refused = (status: number, msg: string, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify({ code: String(status), msg, data: null }), {
    status,
    headers: { 'content-type': 'application/json', ...headers },
  });

function wait(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}

/** The same answer with its types wrong: no list, numbers as texts. */
function distort(value: unknown, name = ''): unknown {
  if (name === 'list') return null;
  if (Array.isArray(value)) return value.map((one) => distort(one));
  if (typeof value === 'number') return String(value);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, distort(one, key)]));
}

async function changed(response: Response, change: (body: string) => string): Promise<Response> {
  const body = await response.text();
  return new Response(change(body), {
    status: response.status,
    headers: { 'content-type': response.headers.get('content-type') ?? 'application/json' },
  });
}

/** Answers a call the way its fault says (fault catalogue of the wire). `real` makes the true answer. */
export async function applyFault(fault: Fault, request: Request, real: () => Promise<Response>): Promise<Response> {
  if (fault.delay) await wait(fault.delay, request.signal);
  switch (fault.kind) {
    case 'latency':
      if (!fault.delay) await wait(2000, request.signal);
      return real();
    case '429':
      return refused(429, 'Your request frequency is too high. Please try again later!', { 'retry-after': '3' });
    case '401':
    case '403':
    case '406':
    case '500':
      return refused(Number(fault.kind), `Fault ${fault.kind}`);
    case '502':
      return html(502);
    case 'html':
      return html(200);
    case 'empty':
      return new Response('', { status: 200, headers: { 'content-type': 'application/json' } });
    case 'timeout':
      return new Promise(() => undefined);
    case 'truncated':
      return changed(await real(), (body) => body.slice(0, Math.max(1, Math.floor(body.length / 2))));
    case 'wrong-types':
      return changed(await real(), (body) => JSON.stringify(distort(JSON.parse(body))));
  }
}
