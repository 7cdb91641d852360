import { expect, it } from 'vitest';
import type { ChartSpec } from '@/charts/chart';
import { markNow, waitsForDay } from './ahead';
import { belowZero } from './belowZero';

const at = (text: string) => Date.parse(`${text}:00+02:00`);
const HOUR = 3_600_000;
const times = [at('2026-10-15T10:00'), at('2026-10-15T11:00'), at('2026-10-15T12:00'), at('2026-10-16T00:00')];
const series = (values: readonly (number | null)[], more: object = {}) => ({
  key: 'spot',
  name: 'Spot',
  kind: 'step' as const,
  axis: 0,
  times,
  values,
  ...more,
});
const spec = (values: readonly (number | null)[]): ChartSpec => ({
  id: 'a',
  title: 'A',
  scale: { kind: 'time', from: at('2026-10-15T00:00'), to: at('2026-10-17T00:00'), zone: 'Europe/Amsterdam' },
  axes: [{ unit: 'c/kWh' }],
  series: [series(values)],
});

it('shades each time below zero until it is above again, or nothing follows', () => {
  expect(belowZero([series([-1, -2, 0, -3], { lasts: HOUR })], 'below')).toEqual([
    { from: times[0], to: times[2], label: 'below', tone: 'good' },
    { from: times[3], to: (times[3] ?? 0) + HOUR, label: 'below', tone: 'good' },
  ]);
  expect(belowZero([series([1, -2, null, 4])], 'below')).toEqual([
    { from: times[1], to: times[2], label: 'below', tone: 'good' },
  ]);
  expect(belowZero([{ values: [-1] }], 'below')).toEqual([]);
  expect(belowZero([], 'below')).toEqual([]);
  expect(belowZero([series([1, -1, 1, 2]), series([2, 2, -1, null])], 'below'), 'the lowest of several').toEqual([
    { from: times[1], to: times[3], label: 'below', tone: 'good' },
  ]);
});

it('marks now on its days, and not where the answer did or on other days', () => {
  const noon = at('2026-10-15T12:00');
  expect(markNow(spec([1]), noon).now).toBe(noon);
  expect(markNow({ ...spec([1]), now: 5 }, noon).now).toBe(5);
  expect(markNow(spec([1]), at('2026-10-18T12:00'))).not.toHaveProperty('now');
});

it('knows whether a day to come is published', () => {
  const place = { zone: 'Europe/Amsterdam', today: '2026-10-15', days: { endDate: '2026-10-16' } };
  expect(waitsForDay(spec([1, 2, 3, null]), place)).toBe(true);
  expect(waitsForDay(spec([1, 2, 3, 4]), place)).toBe(false);
  expect(waitsForDay(spec([1, 2, 3, null]), { ...place, today: '2026-10-16' })).toBe(false);
  expect(waitsForDay({ ...spec([]), series: [] }, place)).toBe(false);
});
