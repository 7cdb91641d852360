import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Access } from '@/access/access';
import { answerProvidersByWire } from '@/schema';
import { dataProvider } from '@/data/records/dataProvider';
import { BulkFailure } from '@/data/records/bulk';
import type { ConsoleDataProvider } from '@/data/records/consoleDataProvider';
import { fixtureRegistry } from '../contract/signedIn';
import { startJsonServer, type JsonServer } from './startJsonServer.mjs';

/* Three schemas over a json-server that really runs, through `ra-data-json-server`. */

const ACCESS: Access = { platforms: [], routes: new Map(), pathOf: new Map(), diagnostics: [] };
const SALE = '@shop/sale';
const PRODUCT = '@shop/product';
const MAKER = '@shop/maker';
let server: JsonServer;
let provider: ConsoleDataProvider;

const sentSince = (from: number) => server.requests.slice(from);

beforeAll(async () => {
  answerProvidersByWire(false);
  server = await startJsonServer();
  const fetched = globalThis.fetch;
  vi.stubGlobal('fetch', (address: string, init?: RequestInit) => fetched(new URL(address, server.origin), init));
  provider = dataProvider(fixtureRegistry, ACCESS);
});
afterAll(async () => {
  vi.unstubAllGlobals();
  await server.close();
});

const names = (data: readonly { readonly [name: string]: unknown }[]) => data.map(({ name }) => name);
const list = (resource: string, filter: object = {}, sort?: { field: string; order: 'ASC' | 'DESC' }, perPage = 10) =>
  provider.getList(resource, { pagination: { page: 1, perPage }, filter, ...(sort && { sort }) });

describe('a list', () => {
  it('has one page of the server, in order, with the number of all', async () => {
    const { data, total } = await provider.getList(PRODUCT, {
      pagination: { page: 2, perPage: 10 },
      sort: { field: 'price', order: 'DESC' },
    });
    expect(total).toBe(57);
    expect(names(data).slice(0, 2)).toEqual(['Product 47', 'Product 46']);
    expect(data[0]).toMatchObject({
      id: '47',
      maker: '3',
      price: 21.5,
      city: 'Aachen',
      addedOn: '2026-01-19',
      tags: ['pilot'],
    });
  });

  it('is filtered by value, part, reference and range, and searched', async () => {
    expect((await list(PRODUCT, { state: 'sold' })).total).toBe(19);
    expect((await list(PRODUCT, { name: 'ct 0' })).total).toBe(9);
    expect((await list(PRODUCT, { maker: '2' })).total).toBe(14);
    expect((await list(PRODUCT, { price: [12, 13] })).total).toBe(5);
    expect((await list(MAKER, { q: 'corv' })).total).toBe(1);
    expect((await list(SALE, { soldAt: ['2026-03-05 00:00:00', '2026-03-06 23:59:59'] })).total).toBe(2);
  });

  it('is of the records of another one', async () => {
    const { data, total } = await provider.getManyReference(PRODUCT, {
      target: 'maker',
      id: '4',
      pagination: { page: 1, perPage: 5 },
      sort: { field: 'name', order: 'ASC' },
      filter: {},
    });
    expect([total, names(data)[0]]).toEqual([14, 'Product 04']);
  });

  it('gives pickers what they search for', async () => {
    const { data } = await provider.options(MAKER, { search: 'bor' });
    expect(names(data)).toEqual(['Borealis']);
  });
});

it('names the records of references in one call', async () => {
  const from = server.requests.length;
  const { data } = await provider.getMany(MAKER, { ids: ['1', '3', '99'] });
  expect(names(data)).toEqual(['Acme', 'Corvus']);
  expect(sentSince(from)).toEqual(['GET /shop-data/makers?id=1&id=3&id=99']);
});

describe('a form', () => {
  it('creates a record, with references as ids are and what the library does before', async () => {
    const { data: made } = await provider.create(MAKER, { data: { name: 'Echo', code: 'ech', active: true } });
    expect(server.records.makers.at(-1)).toEqual({ id: 5, name: 'Echo', code: 'ECH', active: true });
    const values = { name: 'New', maker: made.id, price: 3.5, state: 'new', city: 'Oslo', addedOn: '2026-01-02' };
    const { data } = await provider.create(PRODUCT, { data: values });
    expect(data.id).toBe('58');
    const { id: _, ...kept } = server.records.products.at(-1) ?? { id: 0 };
    expect(kept).toEqual({
      name: 'New',
      makerId: 5,
      price: 3.5,
      state: 'new',
      store: { city: 'Oslo' },
      addedOn: '2026-01-02',
    });
  });

  it('sends an edit whole: what it does not ask for stays, and a number stays one', async () => {
    const before = server.records.products[4];
    const { data: record } = await provider.getOne(PRODUCT, { id: '5' });
    const data = { ...record, name: 'Renamed', city: 'Riga', maker: '2' };
    await provider.update(PRODUCT, { id: '5', data, previousData: record });
    expect(server.records.products[4]).toEqual({
      ...before,
      name: 'Renamed',
      makerId: 2,
      store: { city: 'Riga', shelf: 4 },
    });
  });

  it('keeps a moment to the letter that was not changed, and sends another as they came', async () => {
    const { data: record } = await provider.getOne(SALE, { id: '7' });
    await provider.update(SALE, { id: '7', data: { ...record, amount: 9 }, previousData: record });
    expect(server.records.sales[6]).toEqual({ id: 7, productId: 7, amount: 9, soldAt: '2026-03-07T12:00:00Z' });
    const later = { ...record, soldAt: String(record.soldAt).replace('03-07', '03-08') };
    await provider.update(SALE, { id: '7', data: later, previousData: record });
    expect(server.records.sales[6]?.soldAt).toBe('2026-03-08T12:00:00Z');
  });

  it('clears what was cleared', async () => {
    const { data: record } = await provider.getOne(PRODUCT, { id: '6' });
    await provider.update(PRODUCT, { id: '6', data: { ...record, addedOn: null }, previousData: record });
    expect(server.records.products[5]).toMatchObject({ addedOn: null, makerId: 2 });
  });
});

it('changes and deletes several, and says which failed', async () => {
  await provider.change(PRODUCT, { ids: ['10', '11'], values: { state: 'gone' } });
  expect(server.records.products.slice(9, 11).map(({ state, origin }) => [state, origin])).toEqual([
    ['gone', { batch: 9 }],
    ['gone', { batch: 10 }],
  ]);
  await provider.deleteMany(PRODUCT, { ids: ['12', '13'] });
  expect((await list(PRODUCT, { name: 'Product 1' })).total).toBe(8);
  const failure: unknown = await provider.deleteMany(PRODUCT, { ids: ['14', '1400'] }).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(BulkFailure);
  expect(failure).toMatchObject({ succeeded: ['14'], failed: [{ id: '1400', error: { status: 404 } }] });
});

it('tells a record that is not there, and a change that nobody knows the outcome of', async () => {
  await expect(provider.getOne(PRODUCT, { id: '999' })).rejects.toMatchObject({
    kind: 'business',
    messageKey: 'errors.notFound',
    unclear: false,
  });
  await server.close();
  await expect(provider.create(MAKER, { data: { name: 'Lost', code: 'LST' } })).rejects.toMatchObject({
    kind: 'network',
    unclear: true,
  });
  await expect(list(MAKER)).rejects.toMatchObject({ kind: 'network', unclear: false });
});
