import { describe, expect, it } from 'vitest';
import { middleOf, pathOf, pointAt, pointsAlong, type Edge } from './edge';
import { HOME, layoutFlow, NODE } from './layoutFlow';

const WIDTHS = [296, 500, 1000];
const SIDES = {
  1: 'top',
  2: 'right left',
  3: 'top right left',
  4: 'right right left left',
  5: 'top right right left left',
} as const;

describe.each([1, 2, 3, 4, 5] as const)('%i devices', (count) => {
  it.each(WIDTHS)('around the home on %i pixels', (width) => {
    const { home, places, height } = layoutFlow(count, width);
    const side = ({ x }: { x: number }) => (x === home.x ? 'top' : x > home.x ? 'right' : 'left');
    expect(places.map(side).join(' ')).toBe(SIDES[count]);
    for (const { x, y } of places) {
      expect(x - NODE).toBeGreaterThanOrEqual(0);
      expect(x + NODE).toBeLessThanOrEqual(width);
      expect(y - NODE).toBeGreaterThan(0);
      expect(y + NODE).toBeLessThan(height);
      expect(Math.hypot(x - home.x, y - home.y)).toBeGreaterThan(NODE + HOME);
    }
    places.forEach((one, index) => {
      for (const other of places.slice(index + 1))
        expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(2 * NODE + 60);
    });
  });

  it.each([256, 276, 296])('with no words over the ring on %i pixels', (width) => {
    const { home, places } = layoutFlow(count, width);
    for (const { x, y, words } of places.filter((one) => one.words === 'below')) {
      const [near, far] = [y + NODE, y + NODE + 84]; // four lines
      const isBeside = Math.abs(x - home.x) - 50 > HOME;
      expect({ words, clear: isBeside || far < home.y - HOME || near > home.y + HOME }).toEqual({ words, clear: true });
    }
  });

  it.each(WIDTHS)('with an edge each from its circle to the ring, on %i pixels', (width) => {
    const { home, places } = layoutFlow(count, width);
    for (const { x, y, edge } of places) {
      const [from, , , to] = edge;
      expect(Math.hypot(from.x - x, from.y - y)).toBeCloseTo(NODE + 6);
      expect(Math.hypot(to.x - home.x, to.y - home.y)).toBeCloseTo(HOME + 6);
    }
  });
});

it('goes clockwise from the top, rows from above on the right and from below on the left', () => {
  const { places } = layoutFlow(5, 1000);
  const [, first, second, third, fourth] = places.map(({ y }) => y);
  expect([first, second]).toEqual([fourth, third]);
  expect(first).toBeLessThan(second ?? 0);
});

it('leaves room for what is unaccounted for', () => {
  const [without, having] = [layoutFlow(2, 600), layoutFlow(2, 600, true)];
  expect(having.height).toBeGreaterThan(having.rest.y + 30);
  expect(having.home).toEqual(without.home);
});

const edge: Edge = [
  { x: 0, y: 0 },
  { x: 90, y: 0 },
  { x: 10, y: 100 },
  { x: 100, y: 100 },
];

it('an edge is one cubic curve', () => expect(pathOf(edge)).toBe('M0 0C90 0 10 100 100 100'));

it('dots are sampled in equal distances, ends included', () => {
  const points = pointsAlong(edge, 28);
  expect(points).toHaveLength(28);
  expect([points[0], points[27]]).toEqual([
    { x: 0, y: 0 },
    { x: 100, y: 100 },
  ]);
  const gaps = points
    .slice(1)
    .map((point, index) => Math.hypot(point.x - (points[index]?.x ?? 0), point.y - (points[index]?.y ?? 0)));
  expect(Math.max(...gaps) / Math.min(...gaps)).toBeLessThan(1.05);
});

it('an arrow stands in the middle and looks along', () => {
  expect(middleOf(edge)).toMatchObject({ x: 50, y: 50 });
  expect(
    middleOf([
      { x: 0, y: 0 },
      { x: 0, y: 1 },
      { x: 0, y: 2 },
      { x: 0, y: 3 },
    ]).angle,
  ).toBe(90);
  expect(pointAt(edge, 1)).toEqual({ x: 100, y: 100 });
});
