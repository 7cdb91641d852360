import { describe, expect, it } from 'vitest';
import { columnEdges, columnRange } from './columnRange';
import { bounds, pressed, type Selection } from './cellSelection';

const at = (row: number, column: number): Selection => ({ start: { row, column }, end: { row, column } });
const size = { last: 10, columns: 5, page: 4 };
const key = (name: string, more: object = {}) => ({
  key: name,
  ctrlKey: false,
  metaKey: false,
  shiftKey: false,
  ...more,
});

describe('keys in a grid', () => {
  it.each([
    ['ArrowDown', {}, at(3, 2)],
    ['ArrowUp', { ctrlKey: true }, at(-1, 2)],
    ['ArrowRight', {}, at(2, 3)],
    ['ArrowRight', { metaKey: true }, at(2, 4)],
    ['PageDown', {}, at(6, 2)],
    ['PageUp', {}, at(-1, 2)],
    ['Home', {}, at(2, 0)],
    ['End', { ctrlKey: true }, at(10, 4)],
    ['x', {}, undefined],
  ])('%s %j', (name, more, expected) => expect(pressed(at(2, 2), key(name, more), size)).toEqual(expected));

  it('with Shift draw the selection on from where it began, and with Ctrl A over everything', () => {
    const two = [key('ArrowDown', { shiftKey: true }), key('ArrowLeft', { shiftKey: true })].reduce(
      (selection, one) => pressed(selection, one, size) ?? selection,
      at(2, 2),
    );
    expect(bounds(two)).toEqual({ top: 2, bottom: 3, left: 1, right: 2 });
    expect(bounds(pressed(two, key('a', { ctrlKey: true }), size) ?? two)).toEqual({
      top: -1,
      bottom: 10,
      left: 0,
      right: 4,
    });
  });
});

describe('the columns of a wide table', () => {
  const edges = columnEdges(Array.from({ length: 200 }, () => 100));
  it('are drawn where they are on view, with a few beyond', () => {
    expect(columnRange(edges, 0, 1000)).toEqual([1, 14]);
    const [from, to] = columnRange(edges, 5000, 1000);
    expect(from).toBeLessThanOrEqual(48);
    expect(to).toBeGreaterThanOrEqual(60);
    expect(to - from).toBeLessThan(20);
    expect(columnRange(edges, 19_000, 1000)[1]).toBe(200);
  });
  it('are all drawn where they are few', () =>
    expect(columnRange(columnEdges([100, 100, 100]), 0, 50)).toEqual([1, 3]));
});
