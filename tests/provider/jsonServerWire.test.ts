import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import type { Access } from '@/access/access';
import type { ConsoleDataProvider } from '@/data';
import { createRegistry } from '@/data/registry/registry';
import { dataProvider } from '@/data/records/dataProvider';
import { dateTime, defineResource, number, reference, service, text } from '@/dsl';
import { objectOf } from '@/schema/objectOf';
import { startJsonServer, type JsonServer } from './startJsonServer.mjs';

/* A json-server that really runs, spoken to over the wire of a service. */

const shop = service('/wired-shop', {
  wire: {
    envelope: false,
    paging: { pageNum: '_page', pageSize: '_limit', total: { header: 'X-Total-Count' } },
    sort: { field: '_sort', order: '_order' },
    dates: 'iso',
    cleared: 'absent',
    ids: 'id',
  },
});
const calls = {
  page: 'GET .',
  detail: 'GET {id}',
  create: 'POST .',
  edit: 'PUT {id}',
  delete: 'DELETE {id}',
  id: { name: 'id', wireAs: 'number' },
} as const;
const maker = defineResource({ name: 'wired/maker', api: shop('makers', calls), fields: { name: text() } });
const fields = {
  name: text({ required: true }),
  maker: reference('wired/maker', { wire: 'makerId', wireAs: 'number' }),
  price: number({ decimals: 2 }),
  changedAt: dateTime({ readOnly: true }),
};
const product = defineResource({ name: 'wired/product', api: shop('products', calls), fields });
const patched = defineResource({
  name: 'wired/patched',
  api: shop('products', { ...calls, edit: 'PATCH {id}' }),
  fields,
});

const ACCESS: Access = { platforms: [], routes: new Map(), pathOf: new Map(), diagnostics: [] };
let server: JsonServer;
let provider: ConsoleDataProvider;
const bodies: unknown[] = [];

beforeAll(async () => {
  server = await startJsonServer();
  const fetched = globalThis.fetch;
  vi.stubGlobal('fetch', (address: string, init?: RequestInit) => {
    if (typeof init?.body === 'string') bodies.push(JSON.parse(init.body));
    return fetched(new URL(address.replace('/api/vpp/wired-shop', '/shop-data'), server.origin), init);
  });
  const registry = createRegistry({
    schemas: {
      '/schemas/wired/maker.ts': async () => ({ maker }),
      '/schemas/wired/product.ts': async () => ({ product }),
      '/schemas/wired/patched.ts': async () => ({ patched }),
    },
    views: {},
    pages: {},
    messages: {},
  });
  provider = dataProvider(registry, ACCESS);
});
beforeEach(() => {
  bodies.length = 0;
  server.requests.length = 0;
});
afterAll(async () => {
  vi.unstubAllGlobals();
  await server.close();
});

const recordOf = (id: number): unknown => server.records.products.find((one) => one.id === id);
const edit = async (resource: string, id: string, change: object) => {
  const { data } = await provider.getOne(resource, { id });
  return provider.update(resource, { id, data: { ...data, ...change }, previousData: data });
};

it('a list of 57 says 57, on each page', async () => {
  for (const page of [1, 6]) {
    const { data, total, pageInfo } = await provider.getList('@wired/product', {
      pagination: { page, perPage: 10 },
      sort: { field: 'name', order: 'ASC' },
    });
    expect([data.length, total, pageInfo]).toEqual([page === 1 ? 10 : 7, 57, undefined]);
  }
});

it('the names of a page of references are one call', async () => {
  const { data } = await provider.getMany('@wired/maker', { ids: ['1', '3', '9'] });
  expect(data.map(({ name }) => name)).toEqual(['Acme', 'Corvus']);
  expect(server.requests).toEqual(['GET /shop-data/makers?id=1&id=3&id=9&_page=1&_limit=3']);
});

it('an edit by PUT keeps numbers numbers, what is read only and what no field names', async () => {
  const before = { ...objectOf(recordOf(5)) };
  await edit('@wired/product', '5', { name: 'Renamed', maker: '4' });
  expect(recordOf(5)).toEqual({ ...before, name: 'Renamed', makerId: 4 });
});

it('an edit by PATCH sends what was changed', async () => {
  const before = { ...objectOf(recordOf(6)) };
  await edit('@wired/patched', '6', { name: 'Renamed', price: null });
  expect(bodies).toEqual([{ name: 'Renamed', price: null }]);
  expect(recordOf(6)).toEqual({ ...before, name: 'Renamed', price: null });
});

it('a field that was cleared is gone after an edit by PUT, where the service leaves out what is cleared', async () => {
  await edit('@wired/product', '7', { price: null });
  expect(recordOf(7)).not.toHaveProperty('price');
  expect(recordOf(7)).toMatchObject({ id: 7, origin: { batch: 6 } });
});

it('several are changed one after the other, each whole', async () => {
  await provider.updateMany('@wired/product', { ids: ['8', '9'], data: { maker: '2' } });
  expect([recordOf(8), recordOf(9)]).toMatchObject([
    { id: 8, makerId: 2, origin: { batch: 7 } },
    { id: 9, makerId: 2, origin: { batch: 8 } },
  ]);
});
