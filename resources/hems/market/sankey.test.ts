import { describe, expect, it } from 'vitest';
import { layoutFlow, readFlow } from './sankey';

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

  it('stands in columns, as high as what goes through, within its room', () => {
    const link = (source: string, target: string, value: number) => ({ source, target, value, unit: 'kWh' });
    const node = (id: string) => ({ id, name: id, type: id });
    const { nodes, links } = layoutFlow(
      {
        nodes: ['pv', 'grid', 'load', 'export'].map(node),
        links: [link('pv', 'load', 6), link('pv', 'export', 2), link('grid', 'load', 4)],
      },
      400,
      200,
    );
    const at = (id: string) => nodes.find((one) => one.id === id);
    expect([at('pv')?.column, at('load')?.column, at('load')?.value]).toEqual([0, 1, 10]);
    for (const { y, height } of nodes) expect(y + height).toBeLessThanOrEqual(200.001);
    expect(links.filter(({ source }) => source === 'pv').reduce((sum, { thick }) => sum + thick, 0)).toBeCloseTo(
      at('pv')?.height ?? 0,
      6,
    );
    const circle = layoutFlow({ nodes: ['a', 'b'].map(node), links: [link('a', 'b', 1), link('b', 'a', 1)] }, 400, 200);
    expect([circle.nodes.map(({ column }) => column), circle.links.length]).toEqual([[0, 1], 2]);
    expect(layoutFlow({ nodes: [], links: [] }, 400, 200)).toEqual({ nodes: [], links: [] });
  });

  it('is placed once for each node and link, however many ways lead through it', () => {
    const ids = Array.from({ length: 40 }, (_, at) => `n${at}`);
    const links = ids.flatMap((source, at) =>
      ids.slice(at + 1, at + 6).map((target) => ({ source, target, value: 1, unit: 'kWh' })),
    );
    let reads = 0; // a way through five links a node has billions of turns
    const counted = links.map((link) => ({
      ...link,
      get source() {
        reads += 1;
        return link.source;
      },
    }));
    const { nodes } = layoutFlow({ nodes: ids.map((id) => ({ id, name: id, type: id })), links: counted }, 900, 380);
    expect(nodes.map(({ column }) => column)).toEqual(ids.map((_, at) => at));
    expect(reads).toBeLessThan(100_000);
  });
});
