import { describe, expect, it } from 'vitest';
import { sunTimes } from './sunTimes';

const utrecht = { latitude: 52.09, longitude: 5.12 };
const minutes = (at: number | undefined, expected: string) => Math.abs((at ?? 0) - Date.parse(expected)) / 60_000;

describe('when the sun rises and sets', () => {
  it('says at night when it rises, to some minutes', () => {
    const { isUp, next } = sunTimes(utrecht, Date.parse('2026-11-27T22:00:00Z'));
    expect(isUp).toBe(false);
    expect(minutes(next, '2026-11-28T07:22:00Z')).toBeLessThan(5);
  });

  it('says by day when it sets, on both halves of the earth', () => {
    expect(minutes(sunTimes(utrecht, Date.parse('2026-06-21T12:00:00Z')).next, '2026-06-21T20:03:00Z')).toBeLessThan(5);
    const adelaide = { latitude: -34.93, longitude: 138.6 };
    const { isUp, next } = sunTimes(adelaide, Date.parse('2026-12-21T03:00:00Z'));
    expect(isUp).toBe(true);
    expect(minutes(next, '2026-12-21T09:59:00Z')).toBeLessThan(5);
  });

  it('says neither where it does not turn within a day', () => {
    expect(sunTimes({ latitude: 78.2, longitude: 15.6 }, Date.parse('2026-12-21T12:00:00Z'))).toEqual({
      isUp: false,
      next: undefined,
    });
  });
});
