import { afterEach, describe, expect, it, vi } from 'vitest';
import { fakeFetch, requestAt, success } from '@/api/testing/answers';
import { defineResource, reference, referenceMany, text } from '@/dsl';
import type { Resource } from '@/schema';
import { lintResource } from '@/schema/lint';
import { dataProvider } from './dataProvider';
import { accessOf, NAME, registryOf } from '../testing/thing';

/** Users of a realm: no row says which realm it is of. */
const user = defineResource({
  name: 'test/thing',
  api: {
    base: '/realms/{realm}/users',
    page: { call: 'GET .', pages: false },
    detail: 'GET {id}',
    create: 'POST .',
    edit: 'PUT {id}',
    delete: 'DELETE {id}',
    deleteMany: 'DELETE .',
  },
  fields: {
    realm: reference('test/realm', { required: true, fixed: true }),
    name: text(),
    chief: reference('test/thing', { of: 'realm' }),
    deputies: referenceMany('test/thing', { of: 'realm' }),
  },
  list: { of: 'realm', filters: ['chief'] },
  actions: {
    lock: { on: 'row', call: 'POST {id}/lock' },
    move: { on: 'bulk', call: 'POST move', bulk: 'ids' },
  },
});

const providerOf = (resource: Resource) => dataProvider(registryOf(resource), accessOf());
const provider = () => providerOf(user);
const pagination = { page: 1, perPage: 10 };
/** What was sent: method, path, and what else. */
const sent = (fake: ReturnType<typeof fakeFetch>, at = 0) => {
  const { method, url, body } = requestAt(fake, at);
  const { pathname, searchParams } = new URL(url, 'http://localhost');
  return [method, pathname.replace(/^.*(?=\/realms)/, ''), body ?? Object.fromEntries(searchParams)];
};

afterEach(() => vi.unstubAllGlobals());

describe('a record below another', () => {
  it('has an id of both, in lists and when it was made', async () => {
    const fake = fakeFetch(
      () => success([{ id: 7, name: 'Ada', chief: 8, deputies: [8, 9] }]),
      () => success({ id: 9 }),
    );
    const { data } = await provider().getList(NAME, { pagination, filter: { realm: 'a/b~c' } });
    expect(data).toEqual([
      expect.objectContaining({
        id: 'a/b!1c~7',
        realm: 'a/b~c',
        chief: 'a/b!1c~8',
        deputies: ['a/b!1c~8', 'a/b!1c~9'],
      }),
    ]);
    expect(sent(fake)).toEqual(['GET', '/realms/a%2Fb~c/users', {}]);
    const made = await provider().create(NAME, { data: { realm: 'north', name: 'Ada' } });
    expect(made.data.id).toBe('north~9');
    expect(sent(fake, 1)).toEqual(['POST', '/realms/north/users', { name: 'Ada' }]);
  });

  it('is read, changed and deleted by both', async () => {
    const fake = fakeFetch(() => success({ id: 7, name: 'Ada' }));
    const { data } = await provider().getOne(NAME, { id: 'north~7' });
    expect(data).toMatchObject({ id: 'north~7', realm: 'north', name: 'Ada' });
    await provider().update(NAME, {
      id: 'north~7',
      data: { ...data, name: 'Eve', chief: 'north~8' },
      previousData: data,
    });
    await provider().delete(NAME, { id: 'north~7', previousData: data });
    await provider().deleteMany(NAME, { ids: ['north~7', 'north~8'] });
    expect([0, 1, 2, 3].map((at) => sent(fake, at))).toEqual([
      ['GET', '/realms/north/users/7', {}],
      ['PUT', '/realms/north/users/7', { name: 'Eve', chief: '8', deputies: null }],
      ['DELETE', '/realms/north/users/7', {}],
      ['DELETE', '/realms/north/users', { ids: '7,8' }],
    ]);
  });

  it('is acted on by both, alone and with others of the same', async () => {
    const fake = fakeFetch(
      () => success(null),
      () => success({ failList: [{ id: 8, reason: 'no' }] }),
    );
    await provider().action(NAME, { key: 'lock', record: { id: 'north~7', realm: 'north' } });
    const moved = provider().action(NAME, { key: 'move', ids: ['north~7', 'north~8'] });
    await expect(moved).rejects.toMatchObject({ succeeded: ['north~7'], failed: [{ id: 'north~8' }] });
    expect([0, 1].map((at) => sent(fake, at))).toEqual([
      ['POST', '/realms/north/users/7/lock', {}],
      ['POST', '/realms/north/users/move', { ids: ['7', '8'] }],
    ]);
    await expect(provider().action(NAME, { key: 'move', ids: ['north~7', 'south~8'] })).rejects.toThrow(/one other/);
    expect(fake).toHaveBeenCalledTimes(2);
  });

  it('is referred to and found by its own id beside the record above', async () => {
    const fake = fakeFetch(
      () => success({ id: 8, name: 'Bo' }),
      () => success([]),
    );
    const { data } = await provider().getMany(NAME, { ids: ['north~8'] });
    expect(data).toEqual([expect.objectContaining({ id: 'north~8', name: 'Bo' })]);
    await provider().getList(NAME, { pagination, filter: { realm: 'north', chief: 'north~8' } });
    expect([0, 1].map((at) => sent(fake, at))).toEqual([
      ['GET', '/realms/north/users/8', {}],
      ['GET', '/realms/north/users', { chief: '8' }],
    ]);
  });

  it('is looked for in its list where no call reads one', async () => {
    const { api } = user;
    const { detail: _none, ...calls } = api;
    const listed = defineResource({ name: 'test/thing', api: calls, fields: user.fields, list: { of: 'realm' } });
    const fake = fakeFetch(() => success([{ id: 7 }, { id: 8, name: 'Bo' }]));
    expect((await providerOf(listed).getOne(NAME, { id: 'north~8' })).data).toMatchObject({
      name: 'Bo',
      realm: 'north',
    });
    expect(sent(fake)).toEqual(['GET', '/realms/north/users', {}]);
  });

  it('keeps its id where no call of one names the other', () => {
    const plain = defineResource({
      name: 'test/thing',
      api: { base: '/users', page: 'GET /realms/{realm}/users', detail: 'GET {id}' },
      fields: { realm: reference('test/realm') },
      list: { of: 'realm' },
    });
    expect(plain.above).toBeUndefined();
    expect(user.above).toBe('realm');
  });
});

/** Roles of a client of a realm: the id of the client holds that of the realm. */
const role = defineResource({
  name: 'test/thing',
  api: {
    base: '/realms/{realm}/clients/{client}/roles',
    page: { call: 'GET .', pages: false },
    detail: 'GET {id}',
    create: 'POST .',
    edit: 'PUT {id}',
    delete: 'DELETE {id}',
  },
  fields: {
    client: reference('test/client', { required: true, fixed: true }),
    name: text(),
    over: reference('test/thing', { of: 'client' }),
  },
  list: { of: 'client' },
  actions: { lock: { on: 'row', call: 'POST {id}/lock' } },
});

describe('a record below one that stands below another itself', () => {
  it('has an id of all three, and tells every call of each', async () => {
    const fake = fakeFetch(
      () => success([{ id: 7, name: 'Ada', client: 'web', over: 8 }]),
      () => success({ id: 9 }),
      () => success({ id: 7, name: 'Ada' }),
      () => success(null),
    );
    const of = providerOf(role);
    const { data } = await of.getList(NAME, { pagination, filter: { client: 'north~web' } });
    expect(data).toEqual([expect.objectContaining({ id: 'north!1web~7', client: 'north~web', over: 'north!1web~8' })]);
    const made = await of.create(NAME, { data: { client: 'north~web', name: 'Ada' } });
    expect(made.data.id).toBe('north!1web~9');
    const read = await of.getOne(NAME, { id: 'north!1web~7' });
    expect(read.data).toMatchObject({ id: 'north!1web~7', client: 'north~web' });
    await of.update(NAME, { id: 'north!1web~7', data: { ...read.data, name: 'Eve' }, previousData: read.data });
    await of.action(NAME, { key: 'lock', record: { id: 'north!1web~7', client: 'north~web' } });
    await of.delete(NAME, { id: 'north!1web~7' });
    const roles = '/realms/north/clients/web/roles';
    expect([0, 1, 2, 3, 4, 5].map((at) => sent(fake, at))).toEqual([
      ['GET', roles, {}],
      ['POST', roles, { name: 'Ada' }],
      ['GET', `${roles}/7`, {}],
      ['PUT', `${roles}/7`, { name: 'Eve', over: null }],
      ['POST', `${roles}/7/lock`, {}],
      ['DELETE', `${roles}/7`, {}],
    ]);
  });

  it('is listed so where its own id is enough to find it', async () => {
    const { page, base } = role.api;
    const plain = defineResource({
      name: 'test/thing',
      api: { base, page: page ?? 'GET .', detail: 'GET /roles/{id}' },
      fields: role.fields,
      list: { of: 'client' },
    });
    const fake = fakeFetch(
      () => success([{ id: 7 }]),
      () => success({ id: 7 }),
    );
    const { data } = await providerOf(plain).getList(NAME, { pagination, filter: { client: 'north~web' } });
    expect(data).toEqual([expect.objectContaining({ id: '7', client: 'north~web' })]);
    await providerOf(plain).getOne(NAME, { id: '7' });
    expect(sent(fake)).toEqual(['GET', '/realms/north/clients/web/roles', {}]);
    expect(requestAt(fake, 1).url).toMatch(/\/roles\/7$/);
  });

  it('names those above that nothing else fills, from the furthest on', () => {
    expect(role.levels).toEqual(['realm', 'client']);
    expect(user.levels).toBeUndefined();
    expect(lintResource(role)).toEqual([]);
  });
});
