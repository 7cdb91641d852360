import { describe, expect, it } from 'vitest';
import { addDays } from '@/schema/dates/clock';
import { dayOf } from '@/schema/dates/dayOf';
import { zoneHours } from '@/schema/dates/zoneHours';
import { zoneParts } from '@/schema/dates/zoneParts';
import { TIMES } from './times.mjs';

const ZONES = ['Asia/Shanghai', 'Europe/Amsterdam'] as const;
const moments = TIMES.map(({ at }) => Date.parse(at));
const partsIn = (zone: string) => moments.map((at) => zoneParts(at, zone));
const daysIn = (zone: string) => moments.map((at) => dayOf(at, zone));

describe('the twenty times', () => {
  it('are twenty, three of them the sample, each told why', () => {
    expect(new Set(moments).size).toBe(20);
    expect(TIMES.filter(({ sample }) => sample)).toHaveLength(3);
    expect(TIMES.filter(({ why }) => why === '')).toEqual([]);
  });

  it('are at every hour of a day in Shanghai or Amsterdam', () => {
    const hours = new Set(ZONES.flatMap((zone) => partsIn(zone).map(({ hour }) => hour)));
    expect([...hours].toSorted((one, other) => one - other)).toEqual(Array.from({ length: 24 }, (_, hour) => hour));
  });

  it('are on both days clocks change in Europe', () => {
    expect(new Set(daysIn('Europe/Amsterdam').map((day) => zoneHours(day, 'Europe/Amsterdam').length))).toEqual(
      new Set([23, 24, 25]),
    );
  });

  it.each(ZONES)(
    'are on the last and the first day of a month and of a year, on 29 February or the day after, and on a Sunday in %s',
    (zone) => {
      const days = daysIn(zone);
      expect(days.some((day) => day.endsWith('-12-31') || day.endsWith('-01-01'))).toBe(true);
      expect(days.some((day) => addDays(day, 1).endsWith('-01'))).toBe(true);
      expect(days.some((day) => day.endsWith('-01'))).toBe(true);
      expect(days).toContain('2028-02-29');
      expect(days.some((day) => new Date(day).getUTCDay() === 0)).toBe(true);
    },
  );

  it('are in processes of both zones, and of others', () => {
    expect(TIMES.map(({ zone }) => zone)).toEqual(expect.arrayContaining([...ZONES, 'UTC', 'America/Los_Angeles']));
  });
});
