import { describe, expect, it } from 'vitest';
import { below, clamped, keyed, placed, sameLayout, type Cell } from './layout';

const cell = (id: string, x: number, y: number, w = 6, h = 4): Cell => ({ id, x, y, w, h });
const overlaps = (cells: readonly Cell[]) =>
  cells.some((one) =>
    cells.some(
      (other) =>
        one.id < other.id &&
        one.x < other.x + other.w &&
        other.x < one.x + one.w &&
        one.y < other.y + other.h &&
        other.y < one.y + one.h,
    ),
  );

describe('a layout of twelve columns', () => {
  it('keeps cells inside', () => {
    expect([clamped(cell('a', 9, -3)), clamped(cell('a', 0, 0, 20, 0)), clamped(cell('a', 1.6, 2.4))]).toEqual([
      cell('a', 6, 0),
      cell('a', 0, 0, 12, 1),
      cell('a', 2, 2),
    ]);
  });

  it('moves down what a cell would cover, and nothing else', () => {
    const cells = [cell('a', 0, 0), cell('b', 6, 0), cell('c', 0, 4, 12)];
    const after = placed(cells, cell('a', 4, 0));
    expect(after.map(({ id, x, y }) => [id, x, y])).toEqual([
      ['a', 4, 0],
      ['b', 6, 4],
      ['c', 0, 8],
    ]);
    expect(overlaps(after)).toBe(false);
    expect(placed(cells, cell('a', 0, 0))).toEqual(cells);
    expect(overlaps(placed([...cells, cell('d', 3, 6, 5, 5), cell('e', 0, 0, 12, 2)], cell('c', 2, 1)))).toBe(false);
  });

  it('follows keys', () => {
    expect([
      keyed(cell('a', 0, 0), 'ArrowRight', false),
      keyed(cell('a', 0, 0), 'ArrowDown', true),
      keyed(cell('a', 0, 0), 'ArrowLeft', false),
      keyed(cell('a', 0, 0), 'x', false),
    ]).toEqual([cell('a', 1, 0), cell('a', 0, 0, 6, 5), cell('a', 0, 0), undefined]);
    expect([
      below([]),
      below([cell('a', 0, 3)]),
      sameLayout([cell('a', 0, 0)], [cell('a', 0, 0)]),
      sameLayout([cell('a', 0, 0)], [cell('a', 1, 0)]),
    ]).toEqual([0, 7, true, false]);
  });
});
