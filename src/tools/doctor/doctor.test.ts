import { generateKeyPairSync } from 'node:crypto';
import { testDataProvider } from 'react-admin';
import { afterEach, expect, it } from 'vitest';
import { configureWire, setWireHeaders, wireConfig } from '@/api';
import { dateTime, defineResource, service, text } from '@/dsl';
import { answerProvidersByWire } from '@/schema';
import { testBackend } from '@mocks/testing';
import { allResources } from '@mocks/resources';
import { examine, type Patient } from './examine';
import { examineList } from './examineList';
import { notebook } from './notebook';

const usual = { ...wireConfig };
afterEach(() => {
  configureWire(usual);
  setWireHeaders(() => ({ language: 'en' }));
});

const whole: Patient = {
  resources: allResources,
  known: { schemas: new Set(allResources.map(({ name }) => name)), pages: new Set() },
};
const part = defineResource({
  name: 'depot/part',
  api: '/depot/part',
  fields: { name: text(), maker: text(), createTime: dateTime({ readOnly: true }) },
});
const depot: Patient = { resources: [part], known: { schemas: new Set(['depot/part']), pages: new Set() } };

async function findings(
  patient: Patient,
  send: (request: Request) => Promise<Response>,
  identity = {},
): Promise<string[]> {
  const book = notebook();
  await examine(book, { ...patient, origin: new URL('http://localhost'), identity, most: 3 }, async (input, init) =>
    send(new Request(input, init)),
  );
  return book.findings.map(({ level, about, text: words }) => `${level} ${about}: ${words}`);
}

it('finds nothing wrong with the reference backend, signs in and reads lists', async () => {
  const { backend } = testBackend();
  const found = await findings(whole, (request) => backend.fetch(request), {
    account: 'tenant_admin',
    password: 'Energy123',
    captcha: '1234',
  });
  expect(found.filter((one) => one.startsWith('wrong'))).toEqual([]);
  expect(found).toContain('fine sign-in: Sanne de Vries is signed in.');
  expect(found).toContain('fine refusals: A call without a token is refused with HTTP 401.');
  expect(found.find((one) => one.startsWith('fine lists'))).toMatch(/^fine lists: 3 of 3 lists could be read/);
});

/** A backend of one list that speaks as it is told. */
function small(
  rows: (page: number) => readonly object[],
  { wrap = (data: unknown): object => ({ code: '0000', msg: '', data }), date = new Date(), refuses = true } = {},
) {
  const menu = { name: 'Parts', type: 1, path: '/part', component: 'depot/part' };
  const data = (path: string, page: number): unknown => {
    if (path.endsWith('/captcha')) return { sessionId: 's', captcha: '<svg/>' };
    if (path.endsWith('/routers'))
      return {
        productDtoList: [{ code: 'depot', menuList: [menu, { ...menu, path: '/x', component: 'depot/unknown' }] }],
      };
    return path.endsWith('/page') ? { list: rows(page), totalSize: 9 } : {};
  };
  return async (request: Request): Promise<Response> => {
    const { pathname, searchParams } = new URL(request.url);
    const open = pathname.includes('/auth/') || request.headers.has('authorization') || !refuses;
    return new Response(JSON.stringify(wrap(data(pathname, Number(searchParams.get('pageNum'))))), {
      status: open ? 200 : 401,
      headers: { 'content-type': 'application/json', date: date.toUTCString() },
    });
  };
}

it('tells which pages repeat, which ids are missing, what no row has and which times are none', async () => {
  const found = await findings(
    depot,
    small(() => [{ id: 1, name: 'Fuse', createTime: 'yesterday' }, { name: 'Relay' }]),
    { token: 't' },
  );
  expect(found).toContainEqual(expect.stringMatching(/^wrong paging: depot\/part: the second page is the first again/));
  expect(found).toContainEqual(expect.stringMatching(/^wrong lists: depot\/part: rows without “id” are left out/));
  expect(found).toContainEqual(expect.stringMatching(/^look lists: depot\/part: no row has maker\./));
  expect(found).toContainEqual(
    expect.stringMatching(/^look times: depot\/part: createTime is "yesterday", which is no time/),
  );
  expect(found).toContainEqual(
    expect.stringMatching(/^look menus: One menu: leads to a component this console has not.*depot\/unknown/),
  );
  expect(found).toContainEqual(expect.stringMatching(/^wrong keys: auth\/pubKey answers no RSA key/));
});

it('tells of a key for passwords that is not safe, and of a console that takes such keys', async () => {
  const { publicKey } = generateKeyPairSync('rsa', {
    modulusLength: 1024,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
  const rest = small(() => []);
  const given = (data: unknown) => Response.json({ code: '0000', msg: '', data });
  const send = async (request: Request) =>
    request.url.includes('pubKey') ? given(publicKey) : request.url.includes('random') ? given('R') : rest(request);
  expect(await findings(depot, send)).toContainEqual(
    expect.stringMatching(/^wrong keys: The key of 1024 bits is not safe/),
  );
  configureWire({ allowWeakKeys: true });
  const found = await findings(depot, send);
  expect(found).toContainEqual(expect.stringMatching(/^fine keys: .*1024 bits/));
  expect(found).toContainEqual(expect.stringMatching(/^look keys: `allowWeakKeys` is set/));
});

it('tells of a clock that is off, and of answers without a token', async () => {
  const found = await findings(
    depot,
    small((page) => [{ id: page, name: 'Fuse', maker: 'M', createTime: '2020-01-01 08:00:00' }], {
      date: new Date(Date.now() + 3_600_000),
      refuses: false,
    }),
    { token: 't' },
  );
  expect(found).toContainEqual(expect.stringMatching(/^wrong clock: Its clock is 36\d\d s ahead/));
  expect(found).toContainEqual(expect.stringMatching(/^wrong refusals: menu\/routers answers without a token/));
  expect(found).toContain('fine paging: Pages are asked for with pageNum and pageSize.');
});

it('examines a foreign service by the wire that is declared for it', async () => {
  const foreign = service('/foreign', {
    wire: {
      envelope: false,
      paging: { pageNum: 'skip', pageSize: 'most', list: 'items', total: 'count', offset: true },
    },
  });
  const resource = defineResource({
    name: 'foreign/part',
    api: foreign('parts', { page: 'GET .' }),
    fields: { name: text() },
  });
  const platform = small(() => []);
  const requests: string[] = [];
  const found = await findings(
    { resources: [resource], known: { schemas: new Set(['foreign/part']), pages: new Set() } },
    async (request) => {
      const { pathname, search, searchParams } = new URL(request.url);
      if (pathname.endsWith('/routers'))
        return Response.json({
          code: '0000',
          data: {
            productDtoList: [
              { code: 'x', menuList: [{ name: 'Parts', type: 1, path: '/part', component: 'foreign/part' }] },
            ],
          },
        });
      if (!pathname.includes('/foreign/')) return platform(request);
      requests.push(search);
      const skip = Number(searchParams.get('skip'));
      return Response.json({ items: [skip + 1, skip + 2].map((id) => ({ id, name: `Part ${id}` })), count: 9 });
    },
    { token: 't' },
  );
  expect(requests).toEqual(['?skip=0&most=4', '?skip=4&most=4']);
  expect(found.filter((one) => /envelope|paging|lists/.test(one))).toEqual([
    'fine paging: Pages are asked for with skip and most.',
    expect.stringMatching(/^fine lists: 1 of 1 lists could be read/),
    'fine envelope: Answers have the envelope the console is configured for.',
  ]);
});

it('tells what to write for another envelope', async () => {
  const found = await findings(
    depot,
    small(() => [], { wrap: (result) => ({ status: 200, message: '', result }) }),
  );
  expect(found).toContainEqual(expect.stringMatching(/^wrong envelope: .*expected was \{code, msg, data\}/));
});

it('tells that nothing answers', async () => {
  const found = await findings(depot, async () =>
    Promise.reject(new TypeError('fetch failed', { cause: Object.assign(new Error(), { code: 'ECONNREFUSED' }) })),
  );
  expect(found).toEqual([
    'wrong connection: http://localhost: nothing answers (ECONNREFUSED). Is the address right, is the server running, does the network let calls through?',
  ]);
});

it('reads lists of a service with a data provider through it', async () => {
  const shop = service('/doctor-shop', {
    provider: async () => ({
      ...testDataProvider(),
      getList: async () => ({ data: [{ id: 1, title: 'x' }], total: 1 }),
    }),
  });
  const thing = defineResource({ name: 'shop/thing', api: shop('things'), fields: { name: text() } });
  const book = notebook();
  answerProvidersByWire(false);
  expect(await examineList(book, thing, 0)).toBe(true);
  expect(JSON.stringify(book)).toContain('no row has name');
});
