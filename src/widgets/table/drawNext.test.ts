import { describe, expect, it } from 'vitest';
import { drawNext } from './drawNext';
import type { Range } from './onView';

/** All steps until what is wanted is drawn. */
function steps(drawn: Range, wanted: Range, atOnce: number): Range[] {
  const next = drawNext(drawn, wanted, atOnce);
  return next[0] === wanted[0] && next[1] === wanted[1] ? [next] : [next, ...steps(next, wanted, atOnce)];
}

describe('drawNext', () => {
  it('draws at most so many new rows, and none that went out of view', () => {
    expect(steps([0, 20], [7, 27], 3)).toEqual([
      [7, 23],
      [7, 26],
      [7, 27],
    ]);
  });

  it('goes up as it goes down', () => {
    expect(steps([30, 50], [25, 45], 4)).toEqual([
      [26, 45],
      [25, 45],
    ]);
  });

  it('begins anew where nothing of what is wanted is drawn', () => {
    expect(steps([0, 20], [480, 490], 4)).toEqual([
      [480, 484],
      [480, 488],
      [480, 490],
    ]);
    expect(drawNext([480, 500], [0, 10], 4)).toEqual([0, 4]);
  });

  it('shrinks at once with what is wanted', () => {
    expect(drawNext([0, 20], [0, 12], 4)).toEqual([0, 12]);
  });
});
