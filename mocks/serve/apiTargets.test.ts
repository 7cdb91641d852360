import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { aboutTargets, readTargets, withTargets } from './apiTargets';

/* Two servers that really listen: one has its lists at the root, the other below its own name. */

interface SentRequest {
  readonly url: string;
  readonly method: string;
  readonly headers: Headers;
  readonly body: string;
}
const requests: SentRequest[] = [];

function server(app: Hono) {
  const listening = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1', overrideGlobalObjects: false });
  return { listening, origin: () => `http://127.0.0.1:${(listening.address() as AddressInfo).port}` };
}
const logged = () =>
  new Hono().use(async (context, next) => {
    const { url, method, headers } = context.req.raw;
    const { pathname, search } = new URL(url);
    requests.push({ url: pathname + search, method, headers, body: await context.req.raw.clone().text() });
    await next();
  });
const plain = server(
  logged()
    .get('/sites', (context) => context.json([{ id: 1 }], 200, { 'x-total-count': '57' }))
    .get('/sites/', (context) => context.redirect('/sites', 307))
    .put('/sites/1', (context) => context.json({ id: 1 }))
    .get('/secret', (context) => context.json({ detail: 'Not authenticated' }, 401)),
);
/** An address that nothing listens at any more. */
const gone = server(new Hono());
let silence: string;
const below = server(logged().get('/pay/bills', (context) => context.json([])));

const reference = async (request: Request) => new Response(`reference ${new URL(request.url).pathname}`);
const said: string[] = [];
let answer: (request: Request) => Promise<Response>;

beforeAll(async () => {
  await Promise.all(
    [plain, below, gone].map(
      async ({ listening }) =>
        new Promise((resolve) => {
          if (listening.listening) resolve(undefined);
          else listening.once('listening', resolve);
        }),
    ),
  );
  silence = gone.origin();
  await new Promise((closed) => gone.listening.close(closed));
  answer = withTargets(
    readTargets(`/shop=${plain.origin()}?key=k, /pay=${below.origin()},/gone=${silence}`),
    reference,
    { authorization: 'Bearer s3', tell: (text) => said.push(text) },
  );
});
afterAll(() => {
  for (const { listening } of [plain, below]) listening.close();
});

const get = async (path: string, init?: RequestInit) => answer(new Request(`http://localhost:5173${path}`, init));

it('one service is answered by its server, without what stands before it', async () => {
  const answered = await get('/api/vpp/shop/sites?_page=2', {
    headers: { authorization: 'Bearer session', origin: 'http://localhost:5173', 'x-other': 'o' },
  });
  expect([answered.status, answered.headers.get('x-total-count'), await answered.json()]).toEqual([
    200,
    '57',
    [{ id: 1 }],
  ]);
  const sent = requests.at(-1);
  expect(sent?.url).toBe('/sites?key=k&_page=2');
  expect(['authorization', 'origin', 'x-other'].map((name) => sent?.headers.get(name))).toEqual([
    'Bearer s3',
    null,
    'o',
  ]);
  expect((await get('/api/shop/sites')).status).toBe(200);
});

it('all else stays with the reference backend', async () => {
  for (const path of ['/api/vpp/account/v3/web/menu/routers', '/api/vpp/shopping/page', '/api/vpp/other/shop/page'])
    expect(await (await get(path)).text()).toBe(`reference ${path}`);
});

it('a body is sent on, and again to where a redirect leads', async () => {
  await get('/api/vpp/shop/sites/1', { method: 'PUT', body: '{"id":12345678901234567890}' });
  expect(requests.at(-1)).toMatchObject({ method: 'PUT', body: '{"id":12345678901234567890}' });
  expect((await get('/api/vpp/shop/sites/')).status).toBe(200);
});

it('a server that has the service in its paths is requests with it', async () => {
  requests.length = 0;
  expect((await get('/api/vpp/pay/bills')).status).toBe(200);
  expect((await get('/api/vpp/pay/bills?page=2')).status).toBe(200);
  expect(requests.map(({ url }) => url)).toEqual(['/bills', '/pay/bills', '/pay/bills?page=2']);
});

it('says what does not answer, and ends no session where a server asks who it is', async () => {
  said.length = 0;
  const silent = await get('/api/vpp/gone/sites');
  expect([silent.status, await silent.json()]).toEqual([
    503,
    expect.objectContaining({
      msg: `${silence} does not answer (ECONNREFUSED). Is it running, and is the address in API_TARGET right?`,
    }),
  ]);
  await get('/api/vpp/gone/sites');
  const refused = await get('/api/vpp/shop/secret');
  expect([refused.status, await refused.text()]).toEqual([403, expect.stringContaining('API_AUTHORIZATION')]);
  expect(said).toEqual([expect.stringContaining(`${silence} does not`), expect.stringMatching(/HTTP 401/)]);
});

it('hands on the session where the server made it, and its end', async () => {
  const own = withTargets(readTargets(`/shop=${plain.origin()}`), reference, { authorization: 'session' });
  const headers = { authorization: 'Bearer own' };
  const refused = await own(new Request('http://localhost/api/shop/secret', { headers }));
  expect([refused.status, requests.at(-1)?.headers.get('authorization')]).toEqual([401, 'Bearer own']);
});

it('one backend for everything is as it was, and may stand beside services', async () => {
  expect(readTargets('http://127.0.0.1:8080')).toEqual({ all: 'http://127.0.0.1:8080', services: [] });
  expect(readTargets(undefined)).toEqual({ all: undefined, services: [] });
  const both = readTargets(`${plain.origin()},/pay=${below.origin()}`);
  const send = withTargets(both, reference);
  expect((await send(new Request('http://localhost/api/vpp/pay/bills'))).status).toBe(200);
  expect(requests.at(-1)?.url).toBe('/pay/bills');
  await send(new Request('http://localhost/api/vpp/x'));
  expect(requests.at(-1)?.url).toBe('/api/vpp/x');
  const silent = await withTargets(readTargets(silence), reference)(new Request('http://localhost/api/x'));
  expect([silent.status, await silent.text()]).toEqual([502, expect.stringContaining('does not answer')]);
});

it('tells where calls go, and what is unclear', () => {
  expect(aboutTargets(readTargets(''))).toBeUndefined();
  expect(aboutTargets(readTargets('http://a'))).toBe('Calls go to http://a');
  expect(aboutTargets(readTargets('/shop=http://a'))).toBe(
    '/shop is answered by http://a; all other calls, and accounts, by the reference backend',
  );
  for (const wrong of [
    'shop=http://a',
    '/shop',
    '/shop=a:5410',
    'http://a,http://b',
    '/=http://a',
    '/a=http://a,/a=http://b',
  ])
    expect(() => readTargets(wrong), wrong).toThrow(/API_TARGET is an address for all calls/);
});
