import { afterEach, expect, it, vi } from 'vitest';
import { whenIdle } from './whenIdle';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('waits for the time and then for the page', () => {
  vi.useFakeTimers();
  const idle: (() => void)[] = [];
  vi.stubGlobal('requestIdleCallback', (work: () => void) => idle.push(work));
  const work = vi.fn();
  whenIdle(work, 100);
  vi.advanceTimersByTime(99);
  expect(idle).toHaveLength(0);
  vi.advanceTimersByTime(1);
  expect(work).not.toHaveBeenCalled();
  idle[0]?.();
  expect(work).toHaveBeenCalledTimes(1);
});

it('does without a browser that tells of it, and can be called off', () => {
  vi.useFakeTimers();
  vi.stubGlobal('requestIdleCallback', undefined);
  const [work, never] = [vi.fn(), vi.fn()];
  whenIdle(work, 100);
  whenIdle(never, 100)();
  vi.advanceTimersByTime(200);
  expect([work.mock.calls.length, never.mock.calls.length]).toEqual([1, 0]);
});
