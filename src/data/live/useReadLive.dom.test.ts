import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import type { Live } from './useLive';
import { useReadLive } from './useReadLive';

afterEach(cleanup);

const state = { loading: false, error: undefined, updatedAt: 1, onRetry: () => undefined };
const live = (data: unknown): Live<unknown> => ({ data, state, isStale: true });

it('reads an answer once, and one that is not there not at all', () => {
  const read = vi.fn((answer: unknown) => [answer]);
  const { result, rerender } = renderHook((props: Live<unknown>) => useReadLive(props, read), {
    initialProps: live(undefined),
  });
  expect(result.current).toEqual({ data: undefined, state, isStale: true });
  expect(read).not.toHaveBeenCalled();
  const there = live(7);
  rerender(there);
  rerender(there);
  expect(result.current).toEqual({ data: [7], state, isStale: true });
  rerender(live(null));
  expect(result.current.data).toEqual([null]);
  expect(read).toHaveBeenCalledTimes(2);
});
