import { afterEach, expect, it, vi } from 'vitest';
import { WireError, wireEvents } from '@/api';
import { defineResource, text, treeReference } from '@/dsl';
import { listTree } from '../lists/listTree';
import { fakeServer, No } from '../testing/fakeServer';
import { forgetUnknown } from './invokeIfKnown';
import { getRecord } from './reading';

const thing = defineResource({
  name: 'x/thing',
  api: { base: '/x', page: 'GET page', detail: { call: 'GET detail', optional: true } },
  fields: { name: text() },
});
const place = defineResource({
  name: 'x/place',
  api: { base: '/x/names', tree: { call: 'POST tree', optional: 'GET /x/all' } },
  fields: { name: text(), parentId: treeReference('x/place') },
  tree: { parent: 'parentId' },
});

const told = vi.fn();
wireEvents.onFailure(told);

afterEach(() => {
  forgetUnknown();
  vi.unstubAllGlobals();
  told.mockClear();
});

const WITHOUT = [
  ['no such call', () => new Response('', { status: 404 })],
  ['a refusal', () => new No('no such api')],
  ['the page of a server', () => new Response('<!doctype html><title>Cloud</title>')],
] as const;

it.each(WITHOUT)('%s for a record: it is shown as its list says, and nobody is told', async (_name, answer) => {
  fakeServer({ detail: answer, page: () => ({ list: [{ id: '7', name: 'Meter' }], totalSize: 1 }) });
  expect(await getRecord(thing, '7')).toMatchObject({ id: '7', name: 'Meter' });
  expect(told).not.toHaveBeenCalled();
  await expect(getRecord(thing, '8'), 'no list has it: what the call said counts').rejects.toBeInstanceOf(WireError);
  expect(told).toHaveBeenCalledTimes(1);
});

it.each(WITHOUT)('%s for a tree: the other call is asked, and nobody is told', async (_name, answer) => {
  fakeServer({ tree: answer, all: () => [{ id: '1', name: 'Company', children: [{ id: '2', name: 'Branch' }] }] });
  expect(await listTree(place)).toMatchObject([{ record: { name: 'Company' }, children: [{ record: { id: '2' } }] }]);
  expect(told).not.toHaveBeenCalled();
});

it('a record of a cloud that has the call is what it answers, and what may pass is a failure', async () => {
  const requests = fakeServer({ detail: () => ({ id: '7', name: 'Whole' }) });
  expect(await getRecord(thing, '7')).toMatchObject({ name: 'Whole' });
  expect(requests).toHaveLength(1);
  vi.unstubAllGlobals();
  fakeServer({ detail: () => new Response('', { status: 502 }) });
  await expect(getRecord(thing, '7')).rejects.toMatchObject({ status: 502 });
});
