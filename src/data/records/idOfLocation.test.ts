import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { resetWireGate } from '@/api';
import { fakeFetch, json } from '@/api/testing/answers';
import { defineResource, service, text } from '@/dsl';
import { accessOf, NAME, registryOf } from '../testing/thing';
import { dataProvider } from './dataProvider';

beforeEach(() => resetWireGate());
afterEach(() => vi.unstubAllGlobals());

const api = service('/located', { wire: { envelope: false } });
const resource = defineResource({
  name: 'test/thing',
  api: api('orders', { page: 'GET .', detail: 'GET {id}', create: 'POST .' }),
  fields: { name: text() },
});
const provider = dataProvider(registryOf(resource), accessOf('create'));

it.each([
  ['https://shop.example/v2/orders/7', '', '7'],
  ['/orders/a%20b/?view=all', '{}', 'a b'],
  ['orders/7', '', '7'],
  ['/orders/7', '{"id":"8"}', '8'],
  ['/jobs/7', '', ''],
  ['/orders', '', ''],
  ['', '', ''],
])('a new record at %j, answered by %j, is %j', async (location, body, id) => {
  fakeFetch(() => (body ? json(body, 201, { location }) : new Response(null, { status: 201, headers: { location } })));
  expect((await provider.create(NAME, { data: { name: 'x' } })).data.id).toBe(id);
});
