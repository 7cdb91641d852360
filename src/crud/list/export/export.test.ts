import { describe, expect, it, vi } from 'vitest';
import type { ConsoleDataProvider } from '@/data/records/consoleDataProvider';
import { csvFile } from './csvFile';
import { MOST_EXPORTED, readAll } from './readAll';

interface Asked {
  readonly pagination: { readonly page: number; readonly perPage: number };
}

/** A server that gives at most `cap` rows a page. */
const serverOf = (count: number, cap: number) =>
  vi.fn(async (_: string, { pagination: { page, perPage } }: Asked) => {
    const size = Math.min(perPage, cap);
    return { data: Array.from({ length: Math.max(0, Math.min(size, count - (page - 1) * size)) }, (_, at) => ({ id: String((page - 1) * size + at) })), total: count };
  });
const reading = (getList: ReturnType<typeof serverOf>, signal = new AbortController().signal) => ({
  provider: { getList } as unknown as ConsoleDataProvider,
  path: 'area/thing',
  filters: { name: 'x' },
  sort: { field: 'name', order: 'ASC' as const },
  signal,
  askFirst: vi.fn(async () => true),
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
    expect(given.askFirst).toHaveBeenCalledWith(MOST_EXPORTED + 700);
    expect(await readAll({ ...given, askFirst: async () => false })).toBeUndefined();
  });

  it('counts a row once that moved to the next page meanwhile, and ends with a server that repeats itself', async () => {
    const same = vi.fn(async () => ({ data: [{ id: '1' }, { id: '2' }], total: 9 }));
    expect((await readAll(reading(same as unknown as ReturnType<typeof serverOf>)))?.records).toHaveLength(2);
  });

  it('stops when it is called off', async () => {
    const control = new AbortController();
    const getList = serverOf(2000, 500);
    const given = { ...reading(getList, control.signal), onProgress: () => control.abort() };
    await expect(readAll(given)).rejects.toThrow();
    expect(getList).toHaveBeenCalledTimes(2);
  });
});

it('writes a file for spreadsheets: marked as UTF-8, quoted, formulas made harmless', async () => {
  const { blob, name } = csvFile('用户/2026', [['名称', 'Note'], ['=1+1', 'a "b", c'], ['-5', '@x']]);
  const bytes = new Uint8Array(await blob.arrayBuffer());
  expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  expect(new TextDecoder().decode(bytes)).toBe('名称,Note\r\n\'=1+1,"a ""b"", c"\r\n-5,\'@x\r\n');
  expect(name).toBe('用户 2026.csv');
});
