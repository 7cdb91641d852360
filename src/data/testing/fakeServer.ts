import { vi } from 'vitest';

export interface FakeRequest {
  readonly path: string;
  readonly params: Readonly<Record<string, unknown>>;
}

type Answer = (params: Readonly<Record<string, unknown>>) => unknown;

/** A refusal in business terms. */
export class No {
  constructor(
    readonly msg: string,
    readonly status = 200,
  ) {}
}

/**
 * A fake server: answers `data` by the last part of the path, now or when it is there, and remembers what was asked.
 */
export function fakeServer(answers: Readonly<Record<string, Answer>>): FakeRequest[] {
  const requests: FakeRequest[] = [];
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const { pathname, searchParams } = new URL(url, 'http://localhost');
    const params =
      typeof init.body === 'string'
        ? (JSON.parse(init.body) as Record<string, unknown>)
        : Object.fromEntries(searchParams);
    const path = pathname.split('/').pop() ?? '';
    requests.push({ path, params });
    const data = await answers[path]?.(params);
    if (data instanceof Response) return data;
    const body = data instanceof No ? { code: '5001', msg: data.msg } : { code: '0000', data: data ?? null };
    return new Response(JSON.stringify(body), { status: data instanceof No ? data.status : 200 });
  });
  return requests;
}
