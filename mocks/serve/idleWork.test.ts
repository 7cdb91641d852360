import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { idleWork } from './idleWork';

/** Work of so many parts, each of which takes 3 ms. */
function* parts(count: number, done: (part: number) => void): Generator<void> {
  for (let part = 1; part <= count; part += 1) {
    vi.setSystemTime(Date.now() + 3);
    done(part);
    yield;
  }
}

describe('work while nobody asks', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
    vi.spyOn(performance, 'now').mockImplementation(() => Date.now());
  });
  afterEach(() => {
    vi.restoreAllMocks();
    vi.useRealTimers();
  });

  it('begins when it is quiet, in slices that let others in', () => {
    const done = vi.fn();
    idleWork(parts(10, done));
    vi.advanceTimersByTime(399);
    expect(done).not.toHaveBeenCalled();
    vi.advanceTimersToNextTimer();
    expect(done).toHaveBeenCalledTimes(3);
    vi.runAllTimers();
    expect(done).toHaveBeenCalledTimes(10);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('stands still while somebody asks, and stops when it is told to', () => {
    const done = vi.fn();
    const { pause, stop } = idleWork(parts(10, done));
    vi.advanceTimersByTime(400);
    const before = done.mock.calls.length;
    pause();
    vi.advanceTimersByTime(300);
    pause();
    vi.advanceTimersByTime(300);
    expect(done).toHaveBeenCalledTimes(before);
    vi.advanceTimersByTime(100);
    expect(done.mock.calls.length).toBeGreaterThan(before);
    stop();
    const after = done.mock.calls.length;
    vi.runAllTimers();
    expect(done).toHaveBeenCalledTimes(after);
  });
});
