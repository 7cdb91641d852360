import { describe, expect, it } from 'vitest';
import { readFlow, unrolled } from './sankey';

describe('a flow of energy', () => {
  it('is read tolerantly', () => {
    const raw = {
      nodes: [{ id: 'pv', name: 'Solar', type: 'pv' }, { id: 'alone' }],
      links: [
        { source: 'pv', target: 'load', value: '3' },
        { source: 'grid', target: 'load', value: { value: 1, unit: 'MWh' } },
        { source: 'x', target: 'x', value: 1 },
        { source: 'pv', target: 'export', value: -1 },
        null,
      ],
    };
    const { nodes, links } = readFlow(raw);
    expect(nodes.map(({ id, name }) => [id, name])).toEqual([
      ['pv', 'Solar'],
      ['load', 'load'],
      ['grid', 'grid'],
    ]);
    expect(links).toEqual([
      { source: 'pv', target: 'load', value: 3, unit: 'kWh' },
      { source: 'grid', target: 'load', value: 1000, unit: 'kWh' },
    ]);
    for (const none of [null, {}, { links: 'x' }, [], { nodes: null, links: [null] }])
      expect(readFlow(none)).toEqual({ nodes: [], links: [] });
  });

  const link = (source: string, target: string) => ({ source, target, value: 1, unit: 'kWh' });
  const node = (id: string) => ({ id, name: id, type: id });

  it('leads on: what leads back has a second bar of the same name', () => {
    const straight = { nodes: ['a', 'b'].map(node), links: [link('a', 'b')] };
    expect(unrolled(straight).links).toEqual(straight.links);
    const { bars, links } = unrolled({ nodes: ['a', 'b'].map(node), links: [link('a', 'b'), link('b', 'a')] });
    expect(bars.map(({ node: of }) => of)).toEqual(['a', 'b', 'a']);
    expect(new Set(bars.map(({ id }) => id)).size).toBe(3);
    expect(links.map(({ source, target }) => [source, bars.find(({ id }) => id === target)?.name])).toEqual([
      ['a', 'b'],
      ['b', 'a'],
    ]);
    expect(unrolled({ nodes: [], links: [] })).toEqual({ bars: [], links: [] });
  });
});
