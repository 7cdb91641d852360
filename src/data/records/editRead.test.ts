import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { resetWireGate } from '@/api';
import { fakeFetch, json, requestAt } from '@/api/testing/answers';
import { defineResource, reference, service, text } from '@/dsl';
import type { ServiceWire } from '@/schema';
import { dataProvider } from './dataProvider';
import { accessOf, NAME, registryOf } from '../testing/thing';

beforeEach(() => resetWireGate());
afterEach(() => vi.unstubAllGlobals());

let prefixes = 0;
function providerOf(wire: ServiceWire, edit: 'PUT {id}' | 'PATCH {id}' | 'POST edit' = 'PUT {id}') {
  const api = service(`/edits-${(prefixes += 1)}`, { wire });
  const resource = defineResource({
    name: 'test/thing',
    api: api('things', { page: 'GET .', detail: 'GET {id}', edit }),
    fields: { name: text({ required: true }), note: text(), owner: reference('test/thing', { wire: 'ownerId' }) },
  });
  return dataProvider(registryOf(resource), accessOf('edit'));
}
const BARE: ServiceWire = { envelope: false };
const row =
  (more: object = {}, headers: Record<string, string> = {}) =>
  () =>
    json({ id: 7, name: 'a', note: null, ownerId: 1, rev: 3, ...more }, 200, headers);
const done = () => new Response(null, { status: 204 });
const update = async (provider: ReturnType<typeof providerOf>, change: object) => {
  const { data } = await provider.getOne(NAME, { id: '7' });
  return provider.update(NAME, { id: '7', data: { ...data, ...change }, previousData: data });
};

it('PUT sends the whole record it read, to the digit', async () => {
  const long =
    '{"id":7,"name":"a","note":null,"ownerId":9007199254740993,"gone":null,"deep":{"ids":[9007199254740995]}}';
  const fake = fakeFetch(() => json(long), done);
  await update(providerOf(BARE), { name: 'b' });
  expect(fake.mock.calls[1]?.[1]?.body).toBe(long.replace('"a"', '"b"'));
});

it('PATCH sends what was changed, and nothing else', async () => {
  const fake = fakeFetch(row({ note: 'x' }), done);
  await update(providerOf(BARE, 'PATCH {id}'), { note: '' });
  expect(requestAt(fake, 1)).toMatchObject({ method: 'PATCH', body: { note: '' } });
});

it('an edit is what the form asks, where the service says so or the call is another', async () => {
  for (const [wire, edit] of [
    [{ ...BARE, edits: 'form' }, 'PUT {id}'],
    [BARE, 'POST edit'],
  ] as const) {
    const fake = fakeFetch(row(), () => json({}));
    await update(providerOf(wire, edit), { name: 'b' });
    expect(requestAt(fake, 1).body).not.toHaveProperty('rev');
  }
});

it('sends the ETag it read, or the version as it was', async () => {
  const fake = fakeFetch(row({}, { etag: '"v3"' }), done);
  await update(providerOf({ ...BARE, versions: 'etag' }), { name: 'b' });
  expect(requestAt(fake, 1).headers.get('if-match')).toBe('"v3"');
  const second = fakeFetch(row(), done);
  await update(providerOf({ ...BARE, versions: { field: 'rev' } }, 'PATCH {id}'), { name: 'b' });
  expect(requestAt(second, 1).body).toEqual({ name: 'b', rev: 3 });
});

it.each([409, 412])('%i over a record that somebody changed is a conflict, and is read anew', async (status) => {
  const theirs = row({ note: 'theirs' }, { etag: '"2"' });
  const fake = fakeFetch(row({}, { etag: '"1"' }), () => json({}, status), theirs, done);
  const provider = providerOf({ ...BARE, versions: 'etag' });
  await expect(update(provider, { name: 'b' })).rejects.toMatchObject({ kind: 'conflict' });
  await provider.update(NAME, { id: '7', data: { name: 'b', note: 'theirs' }, previousData: { id: '7' } });
  expect(requestAt(fake, 3)).toMatchObject({ body: { name: 'b', note: 'theirs', rev: 3 } });
  expect(requestAt(fake, 3).headers.get('if-match')).toBe('"2"');
});

it('a 409 over a record that is as it was stays what it said', async () => {
  fakeFetch(row(), () => json({ message: 'The name is taken' }, 409), row());
  const work = update(providerOf({ ...BARE, versions: { field: 'rev' } }), { name: 'b' });
  await expect(work).rejects.toMatchObject({ kind: 'http', serverText: 'The name is taken' });
});

it('a few values are set in what the other one left', async () => {
  const theirs = row({ note: 'theirs' }, { etag: '"2"' });
  const fake = fakeFetch(row({}, { etag: '"1"' }), () => json({}, 412), theirs, theirs, done);
  await providerOf({ ...BARE, versions: 'etag' }).change(NAME, { ids: ['7'], values: { name: 'b' } });
  expect(requestAt(fake, 4).body).toMatchObject({ name: 'b', note: 'theirs' });
});
