import { describe, expect, it } from 'vitest';
import { adjustedPower, meansBefore, type AdjustMode } from './dayAdjustment';

/** kW in the window of the event, the mean of ten days of the worked example. */
const BASELINE = 407.5;
const adjusted = (
  adjustMode: AdjustMode,
  powerBefore: number | null,
  baselineBefore: number | null = 380,
  adjustCap = 20,
) => Math.round(adjustedPower(BASELINE, { adjustMode, adjustCap, baselineBefore, powerBefore }) * 100) / 100;

describe('the worked numbers of operations 1.2', () => {
  it.each([
    ['multiplicative', 418, 448.25],
    ['additive', 418, 445.5],
    ['multiplicative', 480, 489],
    ['multiplicative', 300, 326],
  ] as const)('%s: 380 expected, %d measured before the start', (mode, measured, result) =>
    expect(adjusted(mode, measured)).toBe(result),
  );
});

it('keeps what is added within the cap, too, and takes another cap', () => {
  expect([adjusted('additive', 480), adjusted('additive', 300), adjusted('multiplicative', 480, 380, 10)]).toEqual([
    483.5, 331.5, 448.25,
  ]);
});

it('leaves a baseline as it is when it is to stay so, nothing was expected, or nothing is known', () => {
  expect([
    adjusted('none', 480),
    adjusted('multiplicative', 480, 0),
    adjusted('multiplicative', null),
    adjusted('additive', 480, null),
  ]).toEqual([BASELINE, BASELINE, BASELINE, BASELINE]);
});

it('compares only slots of which both are known', () => {
  expect(meansBefore([400, null, 360, 900], [430, 500, 406, null])).toEqual({ baselineBefore: 380, powerBefore: 418 });
  expect(meansBefore([], [1])).toEqual({ baselineBefore: null, powerBefore: null });
});
