import { expect, it } from 'vitest';
import { sumOf } from './sumOf';

it('adds up what is there, without the dust of binary fractions', () => {
  expect([
    sumOf([-5.555, 4.5, null]),
    sumOf([0.1, 0.2]),
    sumOf([123456789.12, 0.01]),
    sumOf([0, undefined]),
    sumOf([null, Number.NaN]),
    sumOf([]),
  ]).toEqual([-1.055, 0.3, 123456789.13, 0, null, null]);
});
