import { expect, it } from 'vitest';
import { roundsToZero } from './roundsToZero';

it.each([
  [0.0009, 2, true],
  [-0.004, 2, true],
  [0, 0, true],
  [-0.006, 2, false],
  [0.4, 0, true],
  [0.4, 1, false],
  [null, 2, false],
])('%s with %s decimals: %s', (value, decimals, nothing) => expect(roundsToZero(value, decimals)).toBe(nothing));
