import { offlineStyle } from './offlineStyle';

/** What of a navigation a worker answers. */
interface NavigationEvent {
  readonly request: Pick<Request, 'mode' | 'method' | 'url'>;
  readonly preloadResponse?: Promise<Response | undefined>;
  respondWith(answer: Promise<Response>): void;
}

interface PhaseEvent {
  waitUntil(work: Promise<unknown>): void;
  /** Where the browser knows it: what the worker need not be woken for. */
  addRoutes?(rules: readonly object[]): Promise<unknown>;
}

/** What of the scope of a service worker is used; the compiler knows that of pages alone. */
export interface WorkerScope {
  addEventListener(type: 'install' | 'activate', listener: (event: PhaseEvent) => void): void;
  addEventListener(type: 'fetch', listener: (event: NavigationEvent) => void): void;
  skipWaiting(): Promise<void>;
  readonly registration: {
    readonly scope: string;
    readonly navigationPreload?: { enable(): Promise<void> };
  };
  readonly caches: Pick<CacheStorage, 'keys' | 'delete'>;
  readonly crypto: Pick<Crypto, 'randomUUID'>;
  fetch(request: NavigationEvent['request']): Promise<Response>;
}

/** The page that is shown where the network does not answer: made here, and allowed nothing but its own script. */
function offlinePage(script: string, nonce: string): Response {
  const html = [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="color-scheme" content="light dark"><title>Offline</title>',
    `<style nonce="${nonce}">${offlineStyle}</style></head><body><main></main>`,
    `<script nonce="${nonce}">${script.replaceAll('</', '<\\/')}</script></body></html>`,
  ].join('');
  const policy = `default-src 'none'; img-src data:; style-src 'nonce-${nonce}'; script-src 'nonce-${nonce}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;
  return new Response(html, {
    status: 503,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': policy,
      'referrer-policy': 'no-referrer',
    },
  });
}

/**
 * The service worker of the console (`sw.js`). It has one task: a page that cannot be reached says so instead of the
 * browser. It keeps nothing, so no part of the console and no answer of a cloud is ever an old one; whatever came from
 * the network is passed on, also a failure that a server answers.
 *
 * @param script of the page that is shown then
 */
export default function worker(scope: WorkerScope, script: string): void {
  const { registration, caches } = scope;
  scope.addEventListener('install', (event) => {
    void scope.skipWaiting();
    const pages = { condition: { not: { requestMode: 'navigate' } }, source: 'network' };
    try {
      void event.addRoutes?.([pages]).catch(() => undefined);
    } catch {
      // a browser without such conditions wakes the worker for nothing
    }
  });
  scope.addEventListener('activate', (event) => {
    const begin = async () => {
      await registration.navigationPreload?.enable();
      // what an older product kept under this address
      for (const name of await caches.keys()) await caches.delete(name);
    };
    event.waitUntil(begin());
  });
  const answer = async ({ request, preloadResponse }: NavigationEvent): Promise<Response> => {
    try {
      return (await preloadResponse) ?? (await scope.fetch(request));
    } catch {
      return offlinePage(script, scope.crypto.randomUUID());
    }
  };
  const calls = new URL('api/', registration.scope).pathname;
  scope.addEventListener('fetch', (event) => {
    const { mode, method, url } = event.request;
    if (mode === 'navigate' && method === 'GET' && !new URL(url).pathname.startsWith(calls))
      event.respondWith(answer(event));
  });
}
