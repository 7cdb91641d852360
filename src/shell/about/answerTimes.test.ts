import { expect, it } from 'vitest';
import { answerTimes, callDurations } from './answerTimes';

it('tells within what time half, most and all answers came', () => {
  const durations = Array.from({ length: 100 }, (_, index) => 100 - index);
  expect(answerTimes(durations)).toEqual({ count: 100, half: 50, most: 95, slowest: 100 });
  expect(answerTimes([12.4])).toEqual({ count: 1, half: 12, most: 12, slowest: 12 });
  expect(answerTimes([])).toBeUndefined();
});

it('takes calls of the backend, and no parts of the page', () => {
  const entry = (name: string, duration: number): PerformanceEntry => ({
    name,
    duration,
    entryType: 'resource',
    startTime: 0,
    toJSON: () => undefined,
  });
  const entries = [
    entry('https://x/api/vpp/a', 5),
    entry('https://x/assets/a.js', 90),
    entry('https://x/api/vppx', 7),
    entry('not an address', 1),
  ];
  expect(callDurations(['/api/vpp', '/api/hems'], entries)).toEqual([5]);
});
