import { describe, expect, it, vi } from 'vitest';
import type { WireRow } from '@/schema';
import { MOST_ROWS, readAllPages } from './readAllPages';

const signal = new AbortController().signal;

/** A server of so many rows that gives at most `cap` a page. */
function serverOf(count: number, cap = 500, counted = true) {
  return vi.fn(async ({ pageNum, pageSize }: WireRow) => {
    const size = Math.min(Number(pageSize), cap);
    const from = (Number(pageNum) - 1) * size;
    const list = Array.from({ length: Math.max(0, Math.min(size, count - from)) }, (_, index) => ({
      id: from + index,
    }));
    return { list, ...(counted && { totalSize: String(count) }), total: { generation: 7 } };
  });
}
const idsOf = (answer: unknown) =>
  (answer as { readonly list: readonly { readonly id: number }[] }).list.map(({ id }) => id);
const upTo = (count: number) => Array.from({ length: count }, (_, id) => id);

describe('all pages of a table', () => {
  it.each([
    [1234, 500, true],
    [1234, 100, true],
    [1234, 100, false],
    [500, 500, false],
    [0, 500, true],
  ])('%i rows of a server that gives %i a page, counted: %s', async (count, cap, counted) => {
    const { answer, cutFrom } = await readAllPages(serverOf(count, cap, counted), undefined, signal);
    expect(idsOf(answer)).toEqual(upTo(count));
    expect(answer).toMatchObject({ total: { generation: 7 } });
    expect(cutFrom).toBeUndefined();
  });

  it('end at the most a file holds, and say how many there are', async () => {
    const { answer, cutFrom } = await readAllPages(serverOf(MOST_ROWS + 700), undefined, signal);
    expect([idsOf(answer).length, cutFrom]).toEqual([MOST_ROWS, MOST_ROWS + 700]);
  });

  it('end with a server that gives the same page again and again', async () => {
    const { answer } = await readAllPages(
      async () => ({ list: [{ id: 1 }, { id: 2 }], totalSize: 99 }),
      undefined,
      signal,
    );
    expect(idsOf(answer)).toEqual([1, 2]);
  });

  it('of nothing at all are none', async () => {
    for (const nothing of [null, { list: null }, 'x'])
      expect(idsOf((await readAllPages(async () => nothing, undefined, signal)).answer)).toEqual([]);
  });

  it('stop when called off', async () => {
    const control = new AbortController();
    const server = serverOf(5000);
    const load = async (extra: WireRow) => {
      if (extra.pageNum === 2) control.abort();
      return server(extra);
    };
    await expect(readAllPages(load, undefined, control.signal)).rejects.toThrow();
    expect(server).toHaveBeenCalledTimes(2);
  });
});
