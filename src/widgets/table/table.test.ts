import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { areaOf, cellsOf, countOf, nearest, wholeArea, type Size } from './cells';
import { cellAfter, cellToFill, rowAfter } from './keys';
import { columnEdges, columnsOnView, flatTop, heightAbove, rowsOnView, steppedTop } from './onView';
import { scrollTo } from './reveal';

const press = (key: string, more: object = {}) => ({ key, ctrlKey: false, metaKey: false, shiftKey: false, ...more });
/** The same values at every run. */
const RUN = { seed: 20261124 };
const KEYS = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'PageUp', 'PageDown', 'Home', 'End'];

describe('keys', () => {
  const size: Size = { rows: 11, columns: 5, first: -1 };
  it.each([
    ['ArrowDown', {}, [3, 2]],
    ['ArrowUp', { ctrlKey: true }, [-1, 2]],
    ['ArrowRight', {}, [2, 3]],
    ['ArrowRight', { metaKey: true }, [2, 4]],
    ['PageDown', {}, [6, 2]],
    ['PageUp', {}, [-1, 2]],
    ['Home', {}, [2, 0]],
    ['Home', { ctrlKey: true }, [-1, 0]],
    ['End', { ctrlKey: true }, [10, 4]],
  ])('%s %j leads to %j', (key, more, [row, column]) =>
    expect(cellAfter(press(key, more), { row: 2, column: 2 }, size, 4)).toEqual({ row, column }),
  );
  it('that are none of a table lead nowhere', () => {
    expect(cellAfter(press('x'), { row: 2, column: 2 }, size)).toBeUndefined();
    expect(rowAfter('ArrowRight', 2, 10)).toBeUndefined();
  });
  it.each([
    ['ArrowUp', 2],
    ['ArrowDown', 4],
    ['PageDown', 11],
    ['PageUp', 0],
    ['Home', 0],
    ['End', 19],
  ])('%s leads from row 3 of a list to row %i', (key, row) => expect(rowAfter(key, 3, 20, 8)).toBe(row));
  it('lead to a cell that is there, from wherever one is', () =>
    fc.assert(
      fc.property(
        fc.constantFrom(...KEYS),
        fc.record({ rows: fc.integer({ min: 1, max: 40 }), columns: fc.integer({ min: 1, max: 40 }) }),
        fc.record({ row: fc.integer({ min: -5, max: 60 }), column: fc.integer({ min: -5, max: 60 }) }),
        fc.boolean(),
        (key, of, from, ctrlKey) => {
          const to = cellAfter(press(key, { ctrlKey }), from, of);
          expect(to).toEqual(to && nearest(to, of));
        },
      ),
      RUN,
    ));
  it('lead on while cells are filled, by Enter and Tab', () => {
    const two = { rows: 2, columns: 4 };
    expect(cellToFill(press('Enter'), { row: 0, column: 3 }, two)).toEqual({ row: 1, column: 3 });
    expect(cellToFill(press('Enter'), { row: 0, column: 1 }, { rows: 1, columns: 4 })).toEqual({ row: 0, column: 2 });
    expect(cellToFill(press('Tab'), { row: 0, column: 3 }, two)).toEqual({ row: 1, column: 0 });
    expect(cellToFill(press('Tab', { shiftKey: true }), { row: 0, column: 0 }, two)).toBeUndefined();
    expect(cellToFill(press('Tab'), { row: 1, column: 3 }, two)).toBeUndefined();
  });
});

it('an area is the same from whichever corner it is drawn, and has as many cells as it says', () => {
  const one = { row: 3, column: 1 };
  const other = { row: 1, column: 4 };
  expect(areaOf(one, other)).toEqual(areaOf(other, one));
  expect([...cellsOf(areaOf(one, other))]).toHaveLength(countOf(areaOf(one, other)));
  expect(wholeArea({ rows: 11, columns: 5, first: -1 })).toEqual({ top: -1, bottom: 10, left: 0, right: 4 });
});

describe('what is drawn', () => {
  it('holds every row on view, wherever it is scrolled to, and few besides', () =>
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 5000 }),
        fc.integer({ min: 16, max: 64 }),
        fc.integer({ min: 64, max: 900 }),
        fc.nat(200_000),
        (count, rowHeight, height, scrolled) => {
          const top = Math.min(scrolled, Math.max(0, count * rowHeight - height));
          const [from, to] = rowsOnView(steppedTop(top, rowHeight), { count, rowHeight, height });
          expect(from).toBeLessThanOrEqual(Math.floor(top / rowHeight));
          expect(to).toBeGreaterThanOrEqual(Math.min(count, Math.ceil((top + height) / rowHeight)));
          expect(to - from).toBeLessThan(height / rowHeight + 12);
        },
      ),
      RUN,
    ));
  it('are the columns on view of a wide table, with a few beyond; of few columns all', () => {
    const edges = columnEdges(Array.from({ length: 200 }, () => 100));
    const [from, to] = columnsOnView(edges, 5000, 1000);
    expect(from).toBeLessThanOrEqual(48);
    expect(to).toBeGreaterThanOrEqual(60);
    expect(to - from).toBeLessThan(20);
    expect(columnsOnView(edges, 19_000, 1000)[1]).toBe(200);
    expect(columnsOnView(edges, 0, 1000)[0]).toBe(1);
    expect(columnsOnView(columnEdges([100, 100, 100]), 0, 50)).toEqual([1, 3]);
  });
});

describe('scrolling', () => {
  it('goes no further than needed', () => {
    expect(scrollTo({ start: 320, end: 352 }, 0, 200)).toBe(152);
    expect(scrollTo({ start: 320, end: 352 }, 300, 200)).toBe(300);
    expect(scrollTo({ start: 320, end: 352 }, 400, 200)).toBe(320);
  });
  it('leaves nothing under what sticks at the edges', () =>
    fc.assert(
      fc.property(fc.nat(5000), fc.nat(5000), fc.nat(40), fc.nat(40), (start, at, before, after) => {
        const reach = { start, end: start + 32 };
        const to = scrollTo(reach, at, 400, { start: before, end: after });
        expect(reach.start).toBeGreaterThanOrEqual(to);
        expect(reach.end).toBeLessThanOrEqual(to + 400 - before - after);
        expect(scrollTo(reach, to, 400, { start: before, end: after })).toBe(to);
      }),
      RUN,
    ));
});

describe('what stands between rows', () => {
  const between = [
    [2, 300],
    [5, 90],
  ] as const;
  it('moves those below it', () =>
    expect([2, 3, 5, 6].map((row) => heightAbove(row, between))).toEqual([0, 300, 300, 390]));
  it.each([
    [0, 0],
    [119, 119],
    [120, 120],
    [300, 120],
    [420, 120],
    [421, 121],
    [540, 240],
    [629, 240],
    [640, 250],
  ])('scrolled to %i px, the rows are where they were at %i px', (top, flat) =>
    expect(flatTop(top, 40, between)).toBe(flat),
  );
  it('leaves no row out that is on view, wherever it is scrolled to', () => {
    const places = Array.from({ length: 200 }, (_, row) => row * 40 + heightAbove(row, between));
    for (let top = 0; top < 3000; top += 7) {
      const [from, to] = rowsOnView(flatTop(top, 40, between), { count: 200, rowHeight: 40, height: 400 });
      const seen = places.flatMap((place, row) => (place + 40 > top && place < top + 400 ? [row] : []));
      expect(from).toBeLessThanOrEqual(seen[0] ?? from);
      expect(to).toBeGreaterThan(seen.at(-1) ?? from);
    }
  });
});
