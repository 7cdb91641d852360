import { vi } from 'vitest';

/** An answer of the fake server. */
export const json = (body: unknown, status = 200, headers: Record<string, string> = {}) =>
  new Response(typeof body === 'string' ? body : JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/json', ...headers },
  });

export const success = (data: unknown) => json({ code: '0000', msg: 'ok', data });

/** A fetch that answers in order, the last answer for ever; it remembers what was asked. */
export function fakeFetch(...answers: readonly (() => Response | Promise<Response>)[]) {
  let next = 0;
  const fake = vi.fn(async (_url: string, _init?: RequestInit) => {
    const answer = answers[Math.min(next++, answers.length - 1)];
    if (!answer) throw new TypeError('no answer');
    return answer();
  });
  vi.stubGlobal('fetch', fake);
  return fake;
}

/** The URL and options of a call, by its number. */
export function requestAt(fake: ReturnType<typeof fakeFetch>, index = 0) {
  const [url = '', init] = fake.mock.calls[index] ?? [];
  const headers = new Headers(init?.headers);
  const body: unknown = typeof init?.body === 'string' ? JSON.parse(init.body) : undefined;
  return { url, method: init?.method, headers, body };
}
