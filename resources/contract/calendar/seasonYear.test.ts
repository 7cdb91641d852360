import { describe, expect, it } from 'vitest';
import { monthRanges, yearOfSeasons } from './seasonYear';

const season = (months: readonly string[], periodType: string) => ({
  months,
  periods: [{ startTime: '00:00', endTime: '24:00', periodType }],
});
const rangesOf = (...seasons: readonly ReturnType<typeof season>[]) =>
  monthRanges(yearOfSeasons(seasons)).map(({ from, to, day }) => [from, to, day[0]]);
const months = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, at) => String(from + at));

describe('months with the same day', () => {
  it('are one range, also where two seasons say the same', () => {
    expect(rangesOf(season(months(1, 12), 'flat'))).toEqual([[0, 11, 'flat']]);
    expect(rangesOf(season(months(1, 6), 'flat'), season(months(7, 12), 'flat'))).toEqual([[0, 11, 'flat']]);
  });

  it('are several ranges where others stand between them, and those of no season are one', () => {
    expect(rangesOf(season(['1', '2', '12'], 'peak'), season(months(3, 6), 'flat'))).toEqual([
      [0, 1, 'peak'],
      [2, 5, 'flat'],
      [6, 10, null],
      [11, 11, 'peak'],
    ]);
  });
});
