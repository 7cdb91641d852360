import { generateKeyPairSync } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { resetWireGate } from '@/api';
import type { ApiSpec, TreeNode } from '@/schema';
import { BulkFailure } from './bulk';
import { dataProvider } from './dataProvider';
import { fakeServer, No, type FakeRequest } from '../testing/fakeServer';
import { accessOf, NAME, registryOf, ROWS, thingOf } from '../testing/thing';

const provider = (api?: Omit<ApiSpec, 'base'>) => dataProvider(registryOf(thingOf(api)), accessOf('create', 'edit'));

const { publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
const PEM = publicKey.export({ type: 'spki', format: 'pem' }).toString();
/** The calls that sealing needs. */
const SEALING = { pubKey: () => ({ pubKey: PEM }), random: () => 'R' };
/** 128 bytes in base64. */
const SEALED = /^[A-Za-z0-9+/]{342}==$/;
const last = (requests: readonly FakeRequest[]) => requests.at(-1)?.params;

beforeEach(() => resetWireGate());
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('a page that was left is told so in the words of browsers, which react-admin does not log', async () => {
  fakeServer({ page: () => ({ list: ROWS, totalSize: 3 }) });
  const signal = AbortSignal.abort();
  const params = {
    pagination: { page: 1, perPage: 10 },
    sort: { field: 'name', order: 'ASC' as const },
    filter: {},
    signal,
  };
  await expect(provider().getList(NAME, params)).rejects.toMatchObject({ name: 'AbortError' });
  await expect(provider().getOne(NAME, { id: 1, signal })).rejects.toMatchObject({ name: 'AbortError' });
});

describe('saving', () => {
  test('creates with sealed secrets and without empty values, and keeps no secret', async () => {
    const requests = fakeServer({ ...SEALING, create: () => 9 });
    const { data } = await provider().create(NAME, { data: { name: 'x', parent: '', secret: 'Energy123' } });
    expect(last(requests)).toEqual({ thingName: 'x', secret: expect.stringMatching(SEALED) });
    expect(data).toEqual({ id: '9', name: 'x', parent: '' });
  });

  test('sends nothing when sealing fails', async () => {
    const requests = fakeServer({ ...SEALING, pubKey: () => '' });
    await expect(provider().create(NAME, { data: { name: 'x', secret: 'Energy123' } })).rejects.toThrow('errors.seal');
    expect(requests.map(({ path }) => path).toSorted()).toEqual(['pubKey', 'random']);
  });

  test('edits with the id, clears what was emptied, leaves an empty secret alone', async () => {
    const requests = fakeServer({ update: () => null });
    const own = provider({ edit: { call: 'POST update', idName: 'thingId' } });
    const { data } = await own.update(NAME, {
      id: '5',
      data: { name: 'y', parent: null, secret: '' },
      previousData: { id: '5', name: 'x' },
    });
    expect(requests[0]?.params).toEqual({ thingId: '5', thingName: 'y', parentId: null });
    expect(data).toEqual({ id: '5', name: 'y', parent: null });
  });

  test.each([
    ['a refusal', () => new No('Name is taken'), { kind: 'business', serverText: 'Name is taken' }],
    ['an expired session', () => new No('', 401), { kind: 'unauthorized' }],
    ['changed permissions', () => new No('', 406), { kind: 'permission-changed' }],
    ['an empty answer', () => new Response(''), { kind: 'malformed' }],
  ])('%s rejects', async (_, answer, failure) => {
    fakeServer({ create: answer, edit: answer, delete: answer });
    const own = provider();
    await expect(own.create(NAME, { data: { name: 'x' } })).rejects.toMatchObject(failure);
    await expect(own.update(NAME, { id: '1', data: { name: 'x' }, previousData: { id: '1' } })).rejects.toMatchObject(
      failure,
    );
    await expect(own.delete(NAME, { id: '1' })).rejects.toMatchObject(failure);
  });

  test('deletes several by one call where there is one', async () => {
    const requests = fakeServer({ deleteAll: () => null });
    expect(await provider({ deleteMany: 'POST deleteAll' }).deleteMany(NAME, { ids: ['1', '2'] })).toEqual({
      data: ['1', '2'],
    });
    expect(requests).toEqual([{ path: 'deleteAll', params: { ids: ['1', '2'] } }]);
  });

  test('else one by one, counting failures', async () => {
    fakeServer({ delete: ({ id }) => (id === '2' ? new No('in use') : null) });
    const failure = await provider()
      .deleteMany(NAME, { ids: ['1', '2', '3'] })
      .catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(BulkFailure);
    expect(failure).toMatchObject({ succeeded: ['1', '3'], failed: [{ id: '2', error: { serverText: 'in use' } }] });
  });

  test('stops asking when the session is over', async () => {
    const requests = fakeServer({ delete: () => new No('', 401) });
    const failure = await provider()
      .deleteMany(NAME, { ids: ['1', '2', '3'] })
      .catch((error: unknown) => error);
    expect(failure).toMatchObject({ succeeded: [], failed: [{ id: '1' }, { id: '2' }, { id: '3' }] });
    expect(requests).toHaveLength(1);
  });

  test('changes one value of several and nothing else', async () => {
    const requests = fakeServer({ edit: () => null });
    await provider().updateMany(NAME, { ids: ['1', '2'], data: { name: 'z' } });
    expect(requests.map(({ params }) => params)).toEqual([
      { id: '1', thingName: 'z' },
      { id: '2', thingName: 'z' },
    ]);
  });
});

describe('more than react-admin', () => {
  test('runs an action over a record', async () => {
    const requests = fakeServer({ unlock: () => 'done' });
    const { data } = await provider().action(NAME, { key: 'unlock', record: { id: '1', name: 'x' } });
    expect(requests[0]?.params).toEqual({ id: '1', state: 1, thingName: 'x' });
    expect(data.answer).toBe('done');
  });

  test('seals the secrets of its form and hands out what is shown once', async () => {
    const requests = fakeServer({ ...SEALING, resetPwd: () => ({ shown: { value: 'abc' } }) });
    const { data } = await provider().action(NAME, {
      key: 'resetPwd',
      record: { id: '1' },
      values: { pwd: 'Energy123', other: 1 },
    });
    expect(last(requests)).toEqual({ userId: '1', pwd: expect.stringMatching(SEALED) });
    expect(data.secret).toBe('abc');
  });

  test('over a selection: each, or together', async () => {
    const requests = fakeServer({ unlock: ({ id }) => (id === '1' ? new No('no') : null), together: () => null });
    const own = provider();
    await expect(own.action(NAME, { key: 'unlock', ids: ['1', '2'] })).rejects.toMatchObject({
      name: 'BulkFailure',
      succeeded: ['2'],
    });
    await own.action(NAME, { key: 'together', ids: ['1', '2'] });
    expect(requests[2]?.params).toEqual({ ids: ['1', '2'] });
  });

  test('files: of an action, and of the list with its filters', async () => {
    const file = () =>
      new Response('x', { headers: { 'content-type': 'text/csv', 'content-disposition': 'attachment' } });
    const requests = fakeServer({ file, export: file });
    expect((await provider().action(NAME, { key: 'open' })).data.file?.name).toBe('thing-open');
    const { data } = await provider().exportList(NAME, {
      filter: { name: 'x' },
      sort: { field: 'name', order: 'ASC' },
    });
    expect(data.name).toBe('thing-export');
    expect(requests[1]?.params).toEqual({ thingName: 'x', sortField: 'thingName', sortOrder: 'asc' });
  });

  test.each([
    ['nested', [{ id: 1, children: [{ id: 2, children: [{ id: 1 }] }, { thingName: 'no id' }] }]],
    ['an object', { id: 1, children: [{ id: 2, children: null }] }],
    ['flat', ROWS.filter(({ id }) => id !== 10)],
  ])('a tree that comes %s', async (_, answer) => {
    fakeServer({ tree: () => answer });
    const { data } = await provider({ tree: 'GET tree' }).tree(NAME);
    const ids = (nodes: readonly TreeNode[]): unknown =>
      nodes.map(({ record, children }) => [record.id, ids(children)]);
    expect(ids(data)).toEqual([['1', [['2', []]]]]);
  });

  test('a tree in a circle ends and loses nobody', async () => {
    fakeServer({
      tree: () => [
        { id: 1, parentId: 2 },
        { id: 2, parentId: 1 },
        { id: 3, parentId: 3 },
      ],
    });
    const { data } = await provider({ tree: 'GET tree' }).tree(NAME);
    expect(JSON.stringify(data).match(/"id":"\d"/g)).toHaveLength(3);
  });

  test('options: searched here, or by the page call', async () => {
    const requests = fakeServer({ options: () => ROWS, page: () => ({ list: ROWS, totalSize: 3 }) });
    expect(
      (await provider({ options: 'GET options' }).options(NAME, { search: 'ALPHAB' })).data.map(({ id }) => id),
    ).toEqual(['10']);
    await provider().options(NAME, { search: ' al ' });
    expect(requests[1]?.params).toEqual({ thingName: 'al', pageNum: '1', pageSize: '50' });
  });
});
