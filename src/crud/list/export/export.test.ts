import { describe, expect, it, vi } from 'vitest';
import type { ConsoleDataProvider } from '@/data/records/consoleDataProvider';
import { defineResource, text } from '@/dsl';
import { exportWays } from './exportWays';
import { MOST_EXPORTED, readAll } from './readAll';

interface Sent {
  readonly pagination: { readonly page: number; readonly perPage: number };
}

/** A server that gives at most `cap` rows a page. */
const serverOf = (count: number, cap: number) =>
  vi.fn(async (_: string, { pagination: { page, perPage } }: Sent) => {
    const size = Math.min(perPage, cap);
    return {
      data: Array.from({ length: Math.max(0, Math.min(size, count - (page - 1) * size)) }, (_, at) => ({
        id: String((page - 1) * size + at),
      })),
      total: count,
    };
  });
const reading = (getList: ReturnType<typeof serverOf>, signal = new AbortController().signal) => ({
  provider: { getList } as unknown as ConsoleDataProvider,
  path: 'area/thing',
  filters: { name: 'x' },
  sort: { field: 'name', order: 'ASC' as const },
  signal,
  confirmMany: vi.fn(async () => true),
  onProgress: vi.fn(),
});

describe('reading a whole list', () => {
  it('goes on until everything is there, also with a server that gives small pages', async () => {
    for (const cap of [500, 100]) {
      const given = reading(serverOf(1234, cap));
      const found = await readAll(given);
      expect(found?.records.map(({ id }) => id)).toEqual(Array.from({ length: 1234 }, (_, at) => String(at)));
      expect(given.onProgress).toHaveBeenLastCalledWith(1234, 1234);
    }
  });

  it('ends at the limit after having asked, or not at all', async () => {
    const given = reading(serverOf(MOST_EXPORTED + 700, 500));
    expect((await readAll(given))?.records).toHaveLength(MOST_EXPORTED);
    expect(given.confirmMany).toHaveBeenCalledWith(MOST_EXPORTED + 700);
    expect(await readAll({ ...given, confirmMany: async () => false })).toBeUndefined();
  });

  it('counts a row once that moved to the next page meanwhile, and ends with a server that repeats itself', async () => {
    const same = vi.fn(async () => ({ data: [{ id: '1' }, { id: '2' }], total: 9 }));
    expect((await readAll(reading(same as unknown as ReturnType<typeof serverOf>)))?.records).toHaveLength(2);
  });

  it('of a list that nobody counts goes on until a page has nothing, and says no number on the way', async () => {
    for (const [count, total] of [
      [230, 230],
      [MOST_EXPORTED + 700, undefined],
    ] as const) {
      const counting = serverOf(count, 100);
      const getList = vi.fn(async (path: string, sent: Sent) => {
        const { data } = await counting(path, sent);
        return { data, total: 0, pageInfo: { hasNextPage: data.length === 100, hasPreviousPage: true } };
      });
      const given = reading(getList);
      const found = await readAll(given);
      expect([found?.records.length, found?.total]).toEqual([Math.min(count, MOST_EXPORTED), total]);
      expect(given.onProgress).toHaveBeenNthCalledWith(1, 100, undefined);
      expect(given.confirmMany).not.toHaveBeenCalled();
    }
  });

  it('stops when it is called off', async () => {
    const control = new AbortController();
    const getList = serverOf(2000, 500);
    const given = { ...reading(getList, control.signal), onProgress: () => control.abort() };
    await expect(readAll(given)).rejects.toThrow();
    expect(getList).toHaveBeenCalledTimes(2);
  });
});

describe('the ways to export a list', () => {
  const resource = (api: object) =>
    defineResource({ name: 'area/thing', api: { base: '/thing', ...api }, fields: { name: text() } });

  it.each([
    [{ page: 'GET page' }, ['csv', 'xlsx']],
    [{ tree: 'GET tree' }, ['csv', 'xlsx']],
    [{ page: 'GET page', export: 'POST export' }, ['server', 'csv', 'xlsx']],
    [{ export: 'POST export' }, ['server']],
    [{}, []],
  ])('%j', (api, ways) => expect(exportWays(resource(api))).toEqual(ways));
});
