import { expect, it } from 'vitest';
import { lineThrough } from './lineThrough';

it('draws a line from the least to the most, with gaps where nothing is known', () => {
  expect(lineThrough([0, 5, 10], 100, 20)).toBe('M0.0 20.0L50.0 10.0L100.0 0.0');
  expect(lineThrough([1, null, 3, 2], 90, 20)).toBe('M0.0 20.0M60.0 0.0L90.0 10.0');
  expect(lineThrough([4, 4], 10, 20)).toBe('M0.0 10.0L10.0 10.0');
  expect(lineThrough([7], 10, 20)).toBe('M0.0 10.0');
});
