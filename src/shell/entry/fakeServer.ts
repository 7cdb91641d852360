import { vi } from 'vitest';

type Answer = unknown;

/**
 * For tests: answers `fetch` by the end of the path, with `data` in an envelope, or with a whole `Response`; keeps what
 * was asked.
 */
export function fakeServer(answers: Record<string, Answer>) {
  const requests: { path: string; body: Record<string, unknown>; token: string | null }[] = [];
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const request =
      input instanceof Request ? input : new Request(new URL(String(input), 'http://localhost:3000'), init);
    const path = new URL(request.url).pathname;
    const text = await request.text();
    const body = (text ? JSON.parse(text) : {}) as Record<string, unknown>;
    requests.push({ path, body, token: request.headers.get('Authorization') });
    const name = Object.keys(answers).find((end) => path.endsWith(end));
    const answer = name === undefined ? null : answers[name];
    const data: unknown = await (typeof answer === 'function' ? answer(body) : answer);
    return data instanceof Response ? data : envelope(data);
  });
  return { requests, count: (end: string) => requests.filter(({ path }) => path.endsWith(end)).length };
}

export function envelope(data: unknown, code = '0000', msg = ''): Response {
  return new Response(JSON.stringify({ code, msg, data }), { headers: { 'Content-Type': 'application/json' } });
}
