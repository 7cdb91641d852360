import { expect, it, vi } from 'vitest';
import type { Doc } from '../store/store';
import { keptStore, noShelf, type Shelf } from './keptStore';

function fakeShelf() {
  const kept = new Map<string, readonly Doc[]>();
  const save = vi.fn<Shelf['save']>(async (collections) => {
    for (const [name, docs] of collections) kept.set(name, [...docs]);
  });
  const shelf: Shelf = { load: async () => new Map(kept), save, clear: async () => kept.clear() };
  return { shelf, save };
}

it('begins with what the last visit wrote, in its order', async () => {
  const { shelf } = fakeShelf();
  const first = await keptStore(shelf);
  first.put('part', { id: '2', name: 'Relay' }, { id: '1', name: 'Fuse' });
  first.put('bin', { id: 'a' });
  first.remove('bin', 'a');
  await first.kept();
  const second = await keptStore(shelf);
  expect(second.all('part')).toEqual([
    { id: '2', name: 'Relay' },
    { id: '1', name: 'Fuse' },
  ]);
  expect(second.all('bin')).toEqual([]);
});

it('writes once what is put in one go, and only what changed', async () => {
  const { shelf, save } = fakeShelf();
  const store = await keptStore(shelf);
  store.put('part', { id: '1' });
  store.put('part', { id: '2' });
  await store.kept();
  store.put('bin', { id: 'a' });
  await store.kept();
  expect(save.mock.calls.map(([collections]) => [...collections.keys()])).toEqual([['part'], ['bin']]);
});

it('writes small collections before large ones, also those that come while it writes', async () => {
  const { shelf, save } = fakeShelf();
  const store = await keptStore(shelf);
  const many = Array.from({ length: 400 }, (_, index) => ({ id: String(index) }));
  store.put('world', ...many);
  store.put('sites', ...many, { id: 'last' });
  store.put('roles', { id: '1' });
  save.mockImplementationOnce(async () => {
    store.put('sessions', { id: 'a' });
  });
  await store.kept();
  expect(save.mock.calls.map(([collections]) => [...collections.keys()])).toEqual([
    ['roles'],
    ['sessions'],
    ['world'],
    ['sites'],
  ]);
});

it('forgets everything, and goes on where nothing can be kept', async () => {
  const { shelf } = fakeShelf();
  const store = await keptStore(shelf);
  store.put('part', { id: '1' });
  await store.kept();
  store.clear();
  expect((await keptStore(shelf)).all('part')).toEqual([]);
  const full = await keptStore({ ...noShelf, save: async () => Promise.reject(new Error('full')) });
  full.put('part', { id: '1' });
  await full.kept();
  expect(full.get('part', '1')).toEqual({ id: '1' });
});
