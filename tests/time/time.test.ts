import { afterEach, expect, it, vi } from 'vitest';
import { TEST_TIME } from './testTime.mjs';

afterEach(() => void vi.useRealTimers());

it('is the same for every test', () => {
  expect([Date.now(), new Date().getTime(), Date.parse(Date())]).toEqual([TEST_TIME, TEST_TIME, TEST_TIME]);
});

it.each<[string, () => unknown]>([
  ['a day of its own', () => vi.setSystemTime(0)],
  ['timers of its own', () => vi.useFakeTimers({ now: 0 })],
])('comes back after a test that had %s', (_, begin) => {
  begin();
  expect(Date.now()).toBe(0);
  vi.useRealTimers();
  expect(Date.now()).toBe(TEST_TIME);
});

it('stands still while timers and what is measured go on', async () => {
  const begun = performance.now();
  await new Promise((resolve) => setTimeout(resolve, 5));
  expect(performance.now()).toBeGreaterThan(begun);
  expect(Date.now()).toBe(TEST_TIME);
});

it('leaves dates what they are', () => {
  class Day extends Date {}
  expect(new Date(3)).toBeInstanceOf(Date);
  expect(new Day()).toBeInstanceOf(Day);
  expect(structuredClone(new Date(3))).toEqual(new Date(3));
  expect(new Date(2026, 1, 3).getDate()).toBe(3);
  expect(Date.UTC(1970, 0, 2)).toBe(86_400_000);
});
