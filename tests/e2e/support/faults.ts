import type { Page, Route } from '@playwright/test';

/** How a call is answered instead of by the backend. A text body is sent as it is, everything else as JSON. */
export interface Reply {
  readonly status?: number;
  readonly body?: unknown;
  readonly type?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** The address of a call of the account service, with or without parameters. */
export function call(path: string): RegExp {
  return new RegExp(`/api/vpp/account/v3/web${path.replaceAll('/', '\\/')}(\\?|$)`);
}

/** An answer in the envelope of the wire. */
export function envelope(data: unknown, code: unknown = '0000', msg: unknown = 'success'): Reply {
  return { body: { code, msg, data } };
}

export const HTML: Reply = {
  body: '<!doctype html><html><body><h1>Gateway</h1><b>bold</b></body></html>',
  type: 'text/html',
};

export async function fulfil(
  route: Route,
  { status = 200, body = '', type = 'application/json', headers }: Reply,
): Promise<void> {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  await route.fulfill({
    status,
    contentType: type,
    body: text,
    ...(headers && { headers: { 'content-type': type, ...headers } }),
  });
}

/** The calls a fault has met. */
export interface Met {
  readonly bodies: string[];
  readonly times: number;
}

/**
 * Answers a call wrongly, each time or as often as there are replies; the last one stays. Counts the calls. The newest
 * fault of a call is the one that holds.
 */
export async function fault(page: Page, path: string, ...replies: readonly Reply[]): Promise<Met> {
  const bodies: string[] = [];
  const met = {
    bodies,
    get times() {
      return bodies.length;
    },
  };
  await page.route(call(path), async (route) => {
    bodies.push(route.request().postData() ?? '');
    await fulfil(route, replies[Math.min(bodies.length, replies.length) - 1] ?? {});
  });
  return met;
}

/** Counts the requests to a call without touching them. */
export function counted(page: Page, path: string | RegExp): Met {
  const bodies: string[] = [];
  const wanted = typeof path === 'string' ? call(path) : path;
  page.on('request', (request) => {
    if (wanted.test(request.url())) bodies.push(request.postData() ?? '');
  });
  return {
    bodies,
    get times() {
      return bodies.length;
    },
  };
}

/** A gate a routed call waits at until it is opened. */
export function gate(): { readonly passed: Promise<void>; open(): void } {
  let open = () => undefined as void;
  const passed = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { passed, open: () => open() };
}
