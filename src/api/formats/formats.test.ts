import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { resetWireGate } from '@/api';
import { dataProvider } from '@/data/records/dataProvider';
import { accessOf, NAME, registryOf } from '@/data/testing/thing';
import { defineResource, reference, service, text } from '@/dsl';
import { fakeFetch, json, requestAt } from '../testing/answers';

beforeEach(() => resetWireGate());
afterEach(() => vi.unstubAllGlobals());

const CALLS = { page: 'GET .', detail: 'GET {id}', create: 'POST .', edit: 'PATCH {id}' } as const;
const providerOf = (format: 'json-api' | 'hal') =>
  dataProvider(
    registryOf(
      defineResource({
        name: 'test/thing',
        api: service(`/formats-${format}`, { wire: { format } })('things', CALLS),
        fields: { name: text({ required: true }), owner: reference('test/thing') },
        list: { filters: ['name'] },
      }),
    ),
    accessOf('create', 'edit'),
  );
const LIST = {
  pagination: { page: 2, perPage: 10 },
  sort: { field: 'name', order: 'DESC' as const },
  filter: { name: 'a' },
};
const THING = {
  type: 'thing-type',
  id: '7',
  attributes: { name: 'a' },
  relationships: { owner: { data: { type: 'person', id: '9' } } },
};

it('JSON:API: a page, its filters and order, and an edit', async () => {
  const fake = fakeFetch(
    () => json({ data: [THING], meta: { page: { total: 57 } } }),
    () => json({ data: THING }),
    () => new Response(null, { status: 204 }),
  );
  const provider = providerOf('json-api');
  const { data, total } = await provider.getList(NAME, LIST);
  expect([total, data[0]]).toMatchObject([57, { id: '7', name: 'a', owner: '9' }]);
  expect(decodeURIComponent(requestAt(fake).url)).toContain('?filter[name]=a&sort=-name&page[number]=2&page[size]=10');
  await provider.update(NAME, { id: '7', data: { ...data[0], name: 'b', owner: '8' }, previousData: { id: '7' } });
  expect(requestAt(fake, 2).headers.get('content-type')).toBe('application/vnd.api+json');
  expect(requestAt(fake, 2).body).toEqual({
    data: {
      type: 'thing-type',
      id: '7',
      attributes: { name: 'b' },
      relationships: { owner: { data: { type: 'person', id: '8' } } },
    },
  });
});

it('HAL: rows in what is embedded, pages from 0, ids in links', async () => {
  const row = { name: 'a', _links: { self: { href: 'http://x/things/7{?projection}' } } };
  const fake = fakeFetch(() => json({ _embedded: { things: [row] }, page: { totalElements: 57 } }));
  const { data, total } = await providerOf('hal').getList(NAME, LIST);
  expect([total, data[0]]).toMatchObject([57, { id: '7', name: 'a' }]);
  expect(requestAt(fake).url).toContain('?name=a&sort=name%2Cdesc&page=1&size=10');
  fakeFetch(() => json({ page: { totalElements: 0 } }));
  expect(await providerOf('hal').getList(NAME, LIST)).toMatchObject({ data: [], total: 0 });
});
