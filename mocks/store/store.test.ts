import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { memoryStore } from './memoryStore';
import { sqliteStore } from './sqliteStore';
import type { Store } from './store';

let folder = '';
const file = () => join(folder, 'data', 'console.db');
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'store-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe.each([
  ['memory', memoryStore],
  ['sqlite', () => sqliteStore(file())],
])('a %s store', (_name, open: () => Store) => {
  let store: Store;
  beforeEach(() => {
    store = open();
  });
  afterEach(() => store.close());

  it('answers the same list as long as nothing of the collection changes', () => {
    store.put('a', { id: '1' }, { id: '2' });
    store.put('b', { id: '1' });
    const list = store.all('a');
    store.put('b', { id: '1', name: 'x' });
    expect(store.all('a')).toBe(list);
    store.put('a', { id: '2', name: 'y' });
    expect([store.all('a'), list]).toEqual([
      [{ id: '1' }, { id: '2', name: 'y' }],
      [{ id: '1' }, { id: '2' }],
    ]);
    const changed = store.all('a');
    store.remove('a', '1');
    expect([store.all('a').length, changed.length]).toEqual([1, 2]);
  });

  it('gives back what was put, by id and in order', () => {
    store.put('a', { id: '2', name: '能源' }, { id: '1', name: 'x' });
    store.put('b', { id: '2', name: 'other' });
    expect(store.all('a').map((doc) => doc.id)).toEqual(['2', '1']);
    expect(store.get('a', '2')).toEqual({ id: '2', name: '能源' });
    expect(store.get('a', '9')).toBeUndefined();
    expect(store.all('nothing')).toEqual([]);
  });

  it('replaces without moving', () => {
    store.put('a', { id: '1', n: 1 }, { id: '2', n: 2 });
    store.put('a', { id: '1', n: 3 });
    expect(store.all('a')).toEqual([
      { id: '1', n: 3 },
      { id: '2', n: 2 },
    ]);
  });

  it('keeps a copy, as JSON keeps it', () => {
    const doc = { id: '1', tags: ['x'], nothing: undefined };
    store.put('a', doc);
    doc.tags.push('y');
    expect(store.get('a', '1')).toStrictEqual({ id: '1', tags: ['x'] });
  });

  it('forgets documents and everything', () => {
    store.put('a', { id: '1' }, { id: '2' }, { id: '3' });
    store.remove('a', '1', '3', 'unknown');
    expect(store.all('a')).toEqual([{ id: '2' }]);
    store.clear();
    expect(store.all('a')).toEqual([]);
  });

  it('writes together what belongs together, in several collections, or nothing of it', () => {
    store.put('waiting', { id: '1', rows: 2 });
    const write = (fails: boolean) =>
      store.together(() => {
        store.put('a', { id: '1' }, { id: '2' });
        if (fails) throw new Error('No space.');
        store.remove('waiting', '1');
      });
    expect(() => write(true)).toThrow('No space.');
    expect([store.all('a'), store.all('waiting')]).toEqual([[], [{ id: '1', rows: 2 }]]);
    write(false);
    expect([store.all('a').length, store.all('waiting')]).toEqual([2, []]);
  });

  it('takes ten thousand documents in one go', () => {
    store.put('many', ...Array.from({ length: 10_000 }, (_, index) => ({ id: String(index), index })));
    expect(store.all('many')).toHaveLength(10_000);
  });
});

describe('the sqlite store', () => {
  it('survives a restart, in order', () => {
    const first = sqliteStore(file());
    first.put('a', { id: '2' }, { id: '1' });
    first.put('a', { id: '2', changed: true });
    first.close();
    const second = sqliteStore(file());
    expect(second.all('a')).toEqual([{ id: '2', changed: true }, { id: '1' }]);
    second.close();
  });

  it('opens after a kill that left the lock of the database behind', () => {
    const first = sqliteStore(file());
    first.put('a', { id: '1' });
    first.close();
    mkdirSync(`${file()}.lock`);
    const second = sqliteStore(file());
    second.put('a', { id: '2' });
    expect(second.all('a')).toHaveLength(2);
    second.close();
    expect(existsSync(`${file()}.owner`)).toBe(false);
  });
});
