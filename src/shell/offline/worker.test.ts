import { expect, it, vi } from 'vitest';
import worker, { type WorkerScope } from './worker';

interface AnyEvent {
  readonly request: { readonly mode: RequestMode; readonly method: string; readonly url: string };
  readonly preloadResponse?: Promise<Response>;
  waitUntil(work: Promise<unknown>): void;
  respondWith(answer: Promise<Response>): void;
}
type Handler = (event: AnyEvent) => void;

/** A service worker below `/console/`, and what the network does. */
function begun(network: () => Promise<Response>) {
  const handlers = new Map<string, Handler>();
  const scope = {
    addEventListener: (type: string, listener: Handler) => void handlers.set(type, listener),
    skipWaiting: async () => undefined,
    registration: { scope: 'https://c.example/console/', navigationPreload: { enable: vi.fn(async () => undefined) } },
    caches: { keys: async () => ['old'], delete: vi.fn(async () => true) },
    crypto: { randomUUID: () => '00000000-0000-4000-8000-000000000000' as const },
    fetch: network,
  } satisfies WorkerScope;
  worker(scope, 'begin("</script>")');
  const tell = async (type: string, path = '/', more: Partial<AnyEvent['request'] & AnyEvent> = {}) => {
    const { mode = 'navigate', method = 'GET', ...event } = more;
    const works: Promise<unknown>[] = [];
    const note = (work: Promise<unknown>) => void works.push(work);
    const request = { mode, method, url: `https://c.example/console${path}` };
    handlers.get(type)?.({ request, waitUntil: note, respondWith: note, ...event });
    const [answer] = await Promise.all(works);
    return answer;
  };
  const visit = (path: string, more: Parameters<typeof tell>[2] = {}) => tell('fetch', path, more);
  return { scope, tell, visit };
}

const away = () => Promise.reject(new TypeError('Failed to fetch'));

it('answers a page that cannot be reached, and lets its own script alone run', async () => {
  const answer = await begun(away).visit('/platform/role');
  expect(answer).toBeInstanceOf(Response);
  const response = answer as Response;
  const policy = response.headers.get('content-security-policy');
  expect([response.status, response.headers.get('cache-control')]).toEqual([503, 'no-store']);
  expect(policy).toContain("script-src 'nonce-00000000-0000-4000-8000-000000000000'");
  expect(policy).not.toContain('unsafe');
  const html = await response.text();
  expect(html.match(/<\/script>/g)).toHaveLength(1);
});

it.each([200, 404, 500])('passes on what the network answers: %s', async (status) => {
  const answer = new Response('', { status });
  expect(await begun(async () => answer).visit('/a')).toBe(answer);
});

it('takes what the browser asked for meanwhile', async () => {
  const early = new Response('early');
  const network = vi.fn(away);
  expect(await begun(network).visit('/a', { preloadResponse: Promise.resolve(early) })).toBe(early);
  expect(network).not.toHaveBeenCalled();
});

it('leaves calls, files and changes alone', async () => {
  const { visit } = begun(away);
  expect(await visit('/api/vpp/user/page')).toBeUndefined();
  expect(await visit('/assets/index.js', { mode: 'cors' })).toBeUndefined();
  expect(await visit('/authentication', { method: 'POST' })).toBeUndefined();
});

it('keeps nothing, and drops what an older product kept', async () => {
  const { scope, tell } = begun(away);
  await tell('install');
  await tell('activate');
  expect(scope.caches.delete).toHaveBeenCalledWith('old');
  expect(scope.registration.navigationPreload.enable).toHaveBeenCalled();
});
