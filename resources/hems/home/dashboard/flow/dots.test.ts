import { describe, expect, it } from 'vitest';
import { dotsOf, SLOWEST } from './dots';

describe('dots of a flow', () => {
  it.each([
    [0, 0],
    [29, 0],
    [99, 0], // below a hundredth of 10 kW
    [100, 1],
    [1_600, 1],
    [1_700, 2],
    [5_000, 3],
    [30_000, 3],
  ])('%i W of 10 kW are %i', (watts, count) => expect(dotsOf(watts, 10_000).count).toBe(count));

  it('30 W are the least, whatever the connection', () =>
    expect([dotsOf(29, 1_000).count, dotsOf(30, 1_000).count]).toEqual([0, 1]));

  it('go from 6 to 1.2 seconds by their own power', () => {
    expect(dotsOf(10_000, 10_000).seconds).toBeCloseTo(1.2);
    expect(dotsOf(99_000, 10_000).seconds).toBeCloseTo(1.2);
    expect(dotsOf(0, 10_000).seconds).toBe(SLOWEST);
    const rising = [100, 300, 1_000, 3_000, 10_000].map((watts) => dotsOf(watts, 10_000).seconds);
    expect(rising).toEqual(rising.toSorted((one, other) => other - one));
  });
});
