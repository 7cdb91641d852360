import { generateKeyPairSync } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { buildAccess } from '@/access/buildAccess';
import { clearSession, currentSession } from '@/access/session';
import { prepareSealKey } from '@/access/signIn/sealKey';
import { signIn } from '@/access/signIn/signIn';
import { call, configureWire, readWire, setWireHeaders, wireConfig } from '@/api';
import { listRecords } from '@/data/lists/listRecords';
import { defineResource, text } from '@/dsl';
import { loadSettings } from '@/shell/brands/loadSettings';

const { brands } = JSON.parse(readFileSync('resources/public/brands.json', 'utf8')) as {
  readonly brands: readonly object[];
};
/** The configuration file beside the build; nothing else is told to the console. */
const FILE = {
  brands: [{ ...brands[0], platformPrefix: '/cloud' }],
  wire: {
    successCode: 0,
    fields: { msg: 'message', list: 'records', total: 'total', pageNum: 'page', pageSize: 'limit' },
    timeout: 20_000,
  },
};
const { publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
const PARTS = ['Fuse', 'Relay', 'Meter'].map((name, index) => ({ id: index + 1, name }));
const requests: string[] = [];

function dataOf(path: string, query: URLSearchParams): unknown {
  if (path.endsWith('/pubKey')) return { pubKey: publicKey.export({ type: 'spki', format: 'pem' }) };
  if (path.endsWith('/login')) return { accessToken: 't1', userId: '7', userName: 'Ada', account: 'ada' };
  if (path.endsWith('/routers'))
    return {
      productDtoList: [
        { code: 'depot', menuList: [{ name: 'Parts', type: 1, path: '/part', component: 'depot/part' }] },
      ],
    };
  const [page, limit] = [Number(query.get('page')), Number(query.get('limit'))];
  return path === '/cloud/depot/part/page'
    ? { records: PARTS.slice((page - 1) * limit, page * limit), total: PARTS.length }
    : undefined;
}

/** A server that says `{code: 0, message, data: {records, total}}` and pages by `page` and `limit`. */
async function server(path: string): Promise<Response> {
  if (path === '/brands.json') return Response.json(FILE);
  requests.push(path);
  const url = new URL(path, 'http://depot.test');
  const data = dataOf(url.pathname, url.searchParams);
  return Response.json(
    data === undefined ? { code: 40401, message: 'No such call', data: null } : { code: 0, message: 'ok', data },
  );
}

const usual = { ...wireConfig };
const part = defineResource({ name: 'depot/part', api: '/depot/part', fields: { name: text() } });

beforeEach(async () => {
  requests.length = 0;
  vi.stubGlobal('fetch', server);
  configureWire((await loadSettings()).wire);
  setWireHeaders(() => ({ token: currentSession()?.accessToken, language: 'en' }));
});
afterEach(() => {
  clearSession();
  configureWire(usual);
  setWireHeaders(() => ({ language: 'en' }));
  vi.unstubAllGlobals();
});

it('signs in, reads menus and pages a list of a backend with another envelope, by its configuration file alone', async () => {
  prepareSealKey(); // as the page does
  expect(await signIn({ account: 'ada', password: 'Energy123', captcha: '1234', sessionId: 's' })).toMatchObject({
    userName: 'Ada',
  });
  const access = buildAccess(await call({ method: 'GET', path: '/account/v3/web/menu/routers' }), {
    schemas: new Set(['depot/part']),
    pages: new Set(),
  });
  expect([...access.routes.keys()]).toEqual(['/part']);
  const { data, total } = await listRecords(part, { page: 2, perPage: 2 });
  expect([data.map(({ name }) => name), total]).toEqual([['Meter'], 3]);
  expect(requests.at(-1)).toBe('/cloud/depot/part/page?page=2&limit=2');
});

it('fails as that backend says', async () => {
  await expect(call({ method: 'GET', path: '/nothing', quiet: true })).rejects.toMatchObject({
    kind: 'business',
    code: '40401',
    serverText: 'No such call',
  });
});

it('takes nothing unusable from the file', () => {
  expect(
    readWire({
      successCode: null,
      fields: { list: 7, other: 'x' },
      platformPrefix: 'https://x',
      timeout: '5',
      homePrefix: '//evil',
    }),
  ).toEqual({
    fields: wireConfig.fields,
  });
  expect(readWire('x')).toEqual({});
});
