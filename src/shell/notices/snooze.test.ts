import { expect, it } from 'vitest';
import { readSnooze, snoozedUntil } from './snooze';

const now = new Date(2026, 10, 28, 15, 40).getTime();
const HOUR = 3_600_000;

it('is quiet for an hour, or for the rest of the day', () => {
  expect(snoozedUntil('hour', now)).toBe(now + HOUR);
  expect(snoozedUntil('day', now)).toBe(new Date(2026, 10, 29).getTime());
});

it('ends by itself, and no kept value keeps it quiet for longer than a day', () => {
  const until = snoozedUntil('day', now);
  expect(readSnooze(until, now)).toBe(until);
  expect(readSnooze(until, until)).toBe(0);
  for (const kept of [now + 90 * HOUR, Infinity, Number.NaN, '1', null, {}]) expect(readSnooze(kept, now)).toBe(0);
});
