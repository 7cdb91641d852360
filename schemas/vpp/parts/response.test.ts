import { describe, expect, it } from 'vitest';
import { completionRate, responseEnergy, responsePower, setpointOf } from './response';

const BASELINE = [400, 402, 404, 406, 405, 403, 401, 399];
const ACTUAL = [300, 110, 100, 95, null, 100, 105, 420];
const POWERS = BASELINE.map((baseline, at) => responsePower('peakShaving', baseline, ACTUAL[at] ?? null));

describe('the worked numbers of operations 1.5', () => {
  it('counts a slot that went the other way as zero, and a missing one as missing', () =>
    expect(responseEnergy(POWERS)).toEqual({ energy: 401.5, signed: 396.25, missing: 1 }));
  it('tells the completion', () => expect(completionRate(396.25, 600)).toBe(66.04));
  it('has no completion without a target', () => expect(completionRate(10, 0)).toBeNull());
  it('rates 595 of 600 and 420 of 600', () =>
    expect([completionRate(595, 600), completionRate(420, 600), completionRate(175, 131.7)]).toEqual([
      99.17, 70, 132.88,
    ]));
});

it('turns the sign for valley filling', () => {
  expect(responsePower('valleyFilling', 300, 360)).toBe(60);
  expect(responsePower('peakShaving', null, 100)).toBeNull();
  expect(setpointOf('peakShaving', 400, 150)).toBe(250);
  expect(setpointOf('valleyFilling', 400, 150)).toBe(550);
});
