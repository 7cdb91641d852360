import { addDays } from '@/schema/dates/clock';
import { describe, expect, it } from 'vitest';
import { siteToday } from '@/schema';
import { isAllowed, lastDay } from './limits';

const now = new Date('2024-03-31T22:30:00Z'); // in Berlin the next day has begun

describe('day limits', () => {
  it('knows today by the calendar of the zone', () => {
    expect([siteToday('UTC', now), siteToday('Europe/Berlin', now), siteToday('America/New_York', now)]).toEqual([
      '2024-03-31',
      '2024-04-01',
      '2024-03-31',
    ]);
  });

  // covers FR-152
  it('ends today unless the future is allowed', () => {
    expect(lastDay({ zone: 'Europe/Berlin' }, now)).toBe('2024-04-01');
    expect(lastDay({ zone: 'UTC', max: '2030-01-01' }, now)).toBe('2024-03-31');
    expect(lastDay({ zone: 'UTC', max: '2024-01-31 10:00:00' }, now)).toBe('2024-01-31');
    expect(lastDay({ future: 'tomorrow', max: '2030-01-01' }, now)).toBe(addDays(lastDay({}, now) ?? '', 1));
    expect(lastDay({ future: true }, now)).toBeUndefined();
    expect(lastDay({ future: true, max: '2030-01-01' }, now)).toBe('2030-01-01');
  });

  it('allows both ends and nothing beyond', () => {
    const limits = { min: '2024-03-01', zone: 'UTC' };
    expect(['2024-02-29', '2024-03-01', '2024-03-31', '2024-04-01'].map((day) => isAllowed(day, limits, now))).toEqual([
      false,
      true,
      true,
      false,
    ]);
  });
});
