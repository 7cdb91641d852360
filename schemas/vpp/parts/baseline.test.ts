import { describe, expect, it } from 'vitest';
import { baselineOf, eligibleDays, type SampleDay } from './baseline';

/** Working days before Friday 2026-03-20, newest first, with the means of the worked example. */
const MEANS = [410, 395, 420, 388, 402, 415, 430, 398, 405, 412];
const DATES = [
  '2026-03-19',
  '2026-03-18',
  '2026-03-17',
  '2026-03-16',
  '2026-03-13',
  '2026-03-12',
  '2026-03-11',
  '2026-03-10',
  '2026-03-09',
  '2026-03-06',
];
const DAYS: readonly SampleDay[] = MEANS.map((mean, at) => ({
  date: DATES[at] ?? '',
  curve: [mean, mean, mean, mean],
  outdoor: at,
}));
const DAY = '2026-03-20';
const WINDOW = { from: 1, to: 3 };
const ofDays = (method: 'avg5' | 'high4of5' | 'weather', days = DAYS) => baselineOf(method, DAY, days, WINDOW, 9);

describe('the worked numbers of operations 1.2', () => {
  it('is the mean of the last five days', () => expect(ofDays('avg5').curve).toEqual([403, 403, 403, 403]));
  it('drops the day with the least energy', () =>
    expect(ofDays('high4of5')).toEqual({
      curve: [406.75, 406.75, 406.75, 406.75],
      days: ['2026-03-19', '2026-03-18', '2026-03-17', '2026-03-13'],
    }));
});

it('takes the days with the nearest weather', () =>
  expect(ofDays('weather').days).toEqual(DATES.slice(5).toReversed()));

it('takes no day of an event, of another kind, with gaps, nor the day itself or a later one', () => {
  const odd: SampleDay[] = [
    { date: DAY, curve: [1, 1, 1, 1] },
    { date: '2026-03-23', curve: [1, 1, 1, 1] },
    { date: '2026-03-14', curve: [1, 1, 1, 1] },
    { date: '2026-03-05', curve: [1, null, 1, 1] },
    { date: '2026-03-04', curve: [1, 1, 1, 1], event: true },
  ];
  expect(eligibleDays(DAY, [...odd, ...DAYS]).map(({ date }) => date)).toEqual(DATES);
});

it('is nothing when there are too few days', () => expect(ofDays('avg5', DAYS.slice(0, 4)).curve).toEqual([]));
