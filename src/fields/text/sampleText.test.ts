import { expect, it } from 'vitest';
import { sampleText } from './sampleText';

it.each([
  [1, 1],
  [2, 2],
  [3, 4],
  [6, 6],
])('a sample of %i to %i characters is as long after a form has trimmed it', (min, max) => {
  for (let seed = 0; seed < 200; seed += 1) {
    const { length } = sampleText(seed, [], min, max).trim();
    expect(length >= min && length <= max).toBe(true);
  }
});
