import { expect, it } from 'vitest';
import { defineResource, number, text } from '@/dsl';
import type { BackendContext } from '../core/context';
import type { Incoming } from '../core/incoming';
import { memoryBlobs } from '../store/blobs';
import { memoryStore } from '../store/memoryStore';
import { keptList } from './keptList';
import { sortKeys } from './sortRows';

const thing = defineResource({ name: 'lab/thing', api: '/lab/thing', fields: { name: text(), size: number() } });

it('an order is made once, until a row changes', () => {
  const store = memoryStore();
  store.put(
    'lab/thing',
    { id: '1', name: 'b', size: 2 },
    { id: '2', name: 'a', size: null },
    { id: '3', name: 'c', size: 1 },
  );
  const context: BackendContext = {
    store,
    blobs: memoryBlobs(),
    readWorkbook: () => Promise.reject(new Error('no file')),
    clock: () => 0,
    hooks: new Map(),
    reports: new Map(),
    sources: new Map(),
    resources: new Map(),
    settings: {
      password: '',
      passwordRounds: 1,
      tokenHours: 8,
      idleHours: 2,
      longestSum: Infinity,
      maxUploadMegabytes: 1,
      uploadQuotaMegabytes: 1,
    },
    labels: { field: () => undefined, value: () => undefined, text: () => undefined },
  };
  const incoming = { locale: 'en' } as Incoming;
  const order = (sortField: string, sortOrder: string) =>
    keptList(context, thing, incoming, [])?.inOrder(sortKeys(thing, { sortField, sortOrder })) ?? [];
  expect(order('size', 'asc').map(({ id }) => id)).toEqual(['3', '1', '2']);
  expect(order('size', 'desc').map(({ id }) => id)).toEqual(['1', '3', '2']);
  expect(order('size', 'asc')).toBe(order('size', 'asc'));
  store.put('lab/other', { id: '1' });
  const before = order('name', 'asc');
  expect(order('name', 'asc')).toBe(before);
  store.put('lab/thing', { id: '3', name: '0', size: 1 });
  expect(order('name', 'asc').map(({ id }) => id)).toEqual(['3', '2', '1']);
});
