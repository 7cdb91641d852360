import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { buildAccess } from '@/access/buildAccess';
import { currentSession } from '@/access/session';
import { loadCaptcha } from '@/access/signIn/captcha';
import { prepareSealKey } from '@/access/signIn/sealKey';
import { signIn } from '@/access/signIn/signIn';
import { call, setServiceWires, setWireHeaders } from '@/api';
import { listRecords } from '@/data/lists/listRecords';
import { defineResource, service, text } from '@/dsl';
import { objectOf, serviceWire } from '@/schema';
import { authProvider, token } from './examples/authProvider';
import { requestOn } from './requestOn';

/* A server with a sign-in of its own, by the gateway of docs/backend.md in its own process, and by an AuthProvider. */

const ev = service('/ev', {
  wire: {
    envelope: false,
    paging: { pageNum: 'page', pageSize: 'limit', list: 'data', total: 'meta.filter_count' },
    sort: { field: 'sort', order: '-' },
  },
});
const site = defineResource({
  name: 'ev/site',
  api: ev('sites', { page: { call: 'GET .', fixed: { meta: 'filter_count' } }, detail: 'GET {id}' }),
  fields: { name: text() },
});

const SITES = ['Aachen', 'Bergen', 'Cadiz'].map((name, at) => ({ id: at + 1, name }));
/** As Directus answers: a token for a password, lists for the token. */
const directus: Server = createServer((request, response) => {
  void (async () => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://server');
    const body: unknown = JSON.parse((await request.toArray()).join('') || '{}');
    const answer = (status: number, content: object) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(content));
    if (pathname === '/auth/login')
      return objectOf(body).password === 'Energy123'
        ? answer(200, { data: { access_token: 't-directus' } })
        : answer(401, { errors: [{ message: 'Invalid user credentials.' }] });
    if (request.headers.authorization !== 'Bearer t-directus') return answer(401, { errors: [] });
    if (pathname.endsWith('/me')) return answer(200, { data: { id: 'u1', email: 'ada@example.com' } });
    const [page, limit] = ['page', 'limit'].map((name) => Number(searchParams.get(name)));
    const from = ((page ?? 1) - 1) * (limit ?? 10);
    return answer(200, { data: SITES.slice(from, from + (limit ?? 10)), meta: { filter_count: SITES.length } });
  })();
});

const portOf = (server: Server): number => {
  const address = server.address();
  return typeof address === 'object' && address !== null ? address.port : 0;
};
let gateway: ChildProcess;
let port: number;

beforeAll(async () => {
  setServiceWires(serviceWire);
  setWireHeaders(() => ({ token: currentSession()?.accessToken, language: 'en' }));
  await once(directus.listen(0), 'listening');
  const free = createServer();
  await once(free.listen(0), 'listening');
  port = portOf(free);
  await once(free.close(), 'close');
  gateway = spawn(process.execPath, ['tests/docs/gateway.mjs'], {
    env: { ...process.env, NODE_OPTIONS: '', SERVER: `http://127.0.0.1:${portOf(directus)}`, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  if (gateway.stdout) await once(gateway.stdout, 'data');
});
afterAll(() => {
  vi.unstubAllGlobals();
  gateway.kill();
  directus.close();
});

it('is signed in to through the gateway, which has its menus and lists', async () => {
  vi.stubGlobal('fetch', requestOn(port));
  prepareSealKey();
  const { sessionId } = await loadCaptcha();
  const person = { account: 'ada@example.com', captcha: '1234', sessionId };
  await expect(signIn({ ...person, password: 'Wrong1234' })).rejects.toMatchObject({ serverText: 'Refused' });
  expect(await signIn({ ...person, password: 'Energy123' })).toMatchObject({ accessToken: 't-directus' });
  const access = buildAccess(await call({ method: 'GET', path: '/account/v3/web/menu/routers' }), {
    schemas: new Set(['ev/site']),
    pages: new Set(),
  });
  expect(access.routes.get('/ev/site')).toMatchObject({ target: { kind: 'resource', key: 'ev/site' } });
  const { data, total } = await listRecords(site, { page: 2, perPage: 2 });
  expect([data.map(({ name }) => name), total]).toEqual([['Cadiz'], 3]);
});

it('is signed in to by the AuthProvider', async () => {
  vi.stubGlobal('fetch', async (path: string, init?: RequestInit) =>
    requestOn(portOf(directus))(path.replace('/api', ''), init),
  );
  const person = { username: 'ada@example.com', password: 'Wrong1234' };
  await expect(authProvider.login(person)).rejects.toThrow('wrong');
  await expect(authProvider.checkAuth({})).rejects.toThrow();
  await authProvider.login({ ...person, password: 'Energy123' });
  expect(token()).toBe('t-directus');
  await authProvider.checkAuth({});
  expect(await authProvider.getIdentity?.()).toEqual({ id: 'u1', fullName: 'ada@example.com' });
  await authProvider.checkError({ status: 404 });
  await expect(authProvider.checkError({ status: 401 })).rejects.toThrow();
  await authProvider.logout({});
  expect(token()).toBeUndefined();
});

it.each(['gateway.mjs', 'examples/authProvider.ts'])('%s stands in docs/backend.md as it is', (file) => {
  const source = readFileSync(`tests/docs/${file}`, 'utf8');
  expect(readFileSync('docs/backend.md', 'utf8')).toContain(source);
  if (file === 'gateway.mjs')
    expect(source.split('\n').filter((line) => line.trim() !== '').length).toBeLessThanOrEqual(40);
});
