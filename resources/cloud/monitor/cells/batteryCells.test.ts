import { describe, expect, it } from 'vitest';
import { extremeCell } from './batteryCells';
import { cellAt, layoutCells, placeOfCell } from './layoutCells';
import { measuresOf, readCells } from './readCells';
import { stepCell } from './stepCell';

/** So many cells, named as clouds do; told in no order. */
function battery(clusters: number, modules: number, cells: number) {
  const list = Array.from({ length: clusters * modules * cells }, (_, index) => ({
    clusterNo: Math.floor(index / modules / cells) + 1,
    moduleNo: String((Math.floor(index / cells) % modules) + 1),
    cellNo: (index % cells) + 1,
    voltage: String(3.2 + (index % 97) / 1000),
    temperature: index === 5 ? null : 25,
  }));
  return readCells({ list: list.toReversed(), totalSize: list.length });
}

describe('10,000 cells', () => {
  const cells = battery(20, 25, 20);
  const layout = layoutCells(cells, 1100);
  it('are read in the order of their numbers', () => {
    expect([cells.count, cells.clusters.length, cells.clusters[9]?.no, cells.clusters[9]?.modules[10]]).toEqual([
      10_000,
      20,
      '10',
      { no: '11', first: 4700, count: 20 },
    ]);
    expect(measuresOf(cells)).toEqual(['voltage', 'temperature']);
    expect(cells.values.temperature[5]).toBeNaN();
  });
  it('have a place each, found again by a point in it', () => {
    const { size } = layout;
    for (const cell of [0, 19, 20, 499, 500, 4711, 9999]) {
      const { x, y } = placeOfCell(layout, cell) ?? { x: NaN, y: NaN };
      expect(cellAt(layout, x + size / 2, y + size / 2)).toBe(cell);
      expect(x + size).toBeLessThanOrEqual(1100);
      expect(y + size).toBeLessThanOrEqual(layout.height);
    }
    expect(cellAt(layout, 3, 3), 'on the name of a cluster').toBeUndefined();
  });
  it('are gone through by keys', () => {
    const walk = (from: number, ...keys: string[]) =>
      keys.reduce((cell, key) => stepCell(cells, cell, key) ?? -1, from);
    expect(walk(0, 'ArrowRight', 'ArrowDown')).toBe(21);
    expect(walk(0, 'ArrowLeft', 'ArrowUp', 'PageUp')).toBe(0);
    expect(walk(21, 'PageDown')).toBe(521);
    expect(walk(21, 'End')).toBe(9999);
    expect(walk(9999, 'ArrowRight', 'ArrowDown', 'PageDown')).toBe(9999);
    expect(stepCell(cells, 0, 'x')).toBeUndefined();
  });
  it('are drawn narrower on a phone', () => {
    const phone = layoutCells(cells, 300);
    expect(phone.size).toBe(6);
    expect(Math.max(...phone.blocks.map(({ x }) => x)) + 20 * phone.size).toBeLessThanOrEqual(300);
  });
});

it('finds the cells with the lowest and the highest value', () => {
  const cells = readCells([
    { cellNo: 1, voltage: 3.3 },
    { cellNo: 2 },
    { cellNo: 3, voltage: 3.1 },
    { cellNo: 4, voltage: 3.4 },
  ]);
  expect([
    extremeCell(cells, 'voltage', 'lowest'),
    extremeCell(cells, 'voltage', 'highest'),
    extremeCell(cells, 'soc', 'lowest'),
  ]).toEqual([2, 3, undefined]);
});

it.each([[null], [{}], [{ list: null }], [[null, 'x']]])('has no cells in %j', (answer) =>
  expect([readCells(answer).count, layoutCells(readCells(answer), 500).height]).toEqual([0, 0]),
);
