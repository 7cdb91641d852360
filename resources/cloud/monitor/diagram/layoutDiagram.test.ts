import { describe, expect, it } from 'vitest';
import type { Diagram, DiagramNode } from './diagram';
import { layoutDiagram, type DiagramLayout } from './layoutDiagram';
import { NODE } from './nodeSize';

const node = (id: string, at?: { x: number; y: number }): DiagramNode => ({
  id,
  type: id === 'grid' ? 'grid' : 'pv',
  name: id,
  deviceId: '',
  status: '',
  values: [],
  ...(at && { at }),
});
const link = (from: string, to: string) => ({ from, to, flow: 1 as const, power: 1 });

function station(feeders: number, parts: number): Diagram {
  const below = Array.from(
    { length: feeders },
    (_, feeder) => [`f${feeder}`, Array.from({ length: parts }, (__, part) => `f${feeder}p${part}`)] as const,
  );
  return {
    nodes: [node('grid'), ...below.flatMap(([feeder, own]) => [node(feeder), ...own.map((id) => node(id))])],
    links: below.flatMap(([feeder, own]) => [link('grid', feeder), ...own.map((id) => link(feeder, id))]),
  };
}

function overlaps({ places }: DiagramLayout): number {
  const all = [...places.values()];
  return all.flatMap((one, index) =>
    all
      .slice(index + 1)
      .filter((other) => Math.abs(one.x - other.x) < NODE.width && Math.abs(one.y - other.y) < NODE.height),
  ).length;
}

describe.each([
  [1, 1],
  [2, 3],
  [4, 20],
  [12, 24],
  [1, 60],
])('%i feeders with %i parts, drawn by nobody', (feeders, parts) => {
  const diagram = station(feeders, parts);
  const layout = layoutDiagram(diagram);
  it('have a place each, and none covers another', () => {
    expect(layout.places.size).toBe(diagram.nodes.length);
    expect(overlaps(layout)).toBe(0);
  });
  it('stand below what they hang on, and within the bounds', () => {
    const { bounds, places } = layout;
    for (const { from, to } of diagram.links) expect(places.get(to)?.y).toBeGreaterThan(places.get(from)?.y ?? NaN);
    for (const { x, y } of places.values()) {
      expect(x - NODE.width / 2).toBeGreaterThanOrEqual(bounds.x);
      expect(x + NODE.width / 2).toBeLessThanOrEqual(bounds.x + bounds.width);
      expect(y + NODE.height / 2).toBeLessThanOrEqual(bounds.y + bounds.height);
    }
  });
});

it('keeps a drawing of the cloud, apart enough for the nodes', () => {
  const drawn: Diagram = {
    nodes: [
      node('grid', { x: 5, y: 0 }),
      node('a', { x: 0, y: 4 }),
      node('b', { x: 10, y: 4 }),
      node('c', { x: 10, y: 8 }),
    ],
    links: [link('grid', 'a'), link('grid', 'b'), link('b', 'c')],
  };
  const layout = layoutDiagram(drawn);
  const { places } = layout;
  const at = (id: string) => places.get(id) ?? { x: NaN, y: NaN };
  expect(overlaps(layout)).toBe(0);
  expect(at('grid').x - at('a').x).toBeCloseTo(at('b').x - at('grid').x);
  expect(at('c').y - at('b').y).toBeCloseTo(at('b').y - at('grid').y);
});

it.each([
  [
    'two on one spot',
    [
      { x: 1, y: 1 },
      { x: 1, y: 1 },
    ],
  ],
  ['one without a place', [{ x: 1, y: 1 }, undefined]],
  [
    'one spot far away from two near ones',
    [
      { x: 0, y: 0 },
      { x: 1, y: 0 },
      { x: 1e5, y: 0 },
    ],
  ],
])('draws itself what was drawn with %s', (_, spots) => {
  const ids = ['grid', 'a', 'b'].slice(0, spots.length);
  const layout = layoutDiagram({
    nodes: ids.map((id, index) => node(id, spots[index])),
    links: ids.slice(1).map((id) => link('grid', id)),
  });
  expect(overlaps(layout)).toBe(0);
  expect(layout.bounds.width).toBeLessThan(2000);
});

it('leads a ring around, and puts what hangs on nothing beside', () => {
  const ring: Diagram = {
    nodes: ['grid', 'a', 'b', 'alone'].map((id) => node(id)),
    links: [link('grid', 'a'), link('a', 'b'), link('b', 'grid')],
  };
  const layout = layoutDiagram(ring);
  expect(overlaps(layout)).toBe(0);
  expect(layout.wires).toHaveLength(3);
});

it('turns the arrow of a link that points up', () => {
  const up = layoutDiagram({ nodes: [node('grid'), node('a')], links: [link('a', 'grid')] });
  const down = layoutDiagram({ nodes: [node('grid'), node('a')], links: [link('grid', 'a')] });
  expect([up.wires[0]?.arrow.angle, down.wires[0]?.arrow.angle]).toEqual([270, 90]);
  expect(up.wires[0]?.path).toBe(down.wires[0]?.path);
});
