import { expect, it } from 'vitest';
import { readDiagram } from './readDiagram';

it('reads nodes and links, whatever is missing from them', () => {
  const { nodes, links } = readDiagram({
    nodes: [
      {
        id: 'g',
        type: 'grid',
        name: 'Mains',
        x: 0,
        y: '1',
        status: { code: 'running', desc: 'Running' },
        values: [
          { value: '12.5', unit: 'kW' },
          { value: null, unit: 'V' },
        ],
      },
      { id: 7, type: 'FuelCell', values: { value: 3, unit: 'kW' } },
      { id: 'b', type: 'Battery', x: 4, values: { soc: { value: 55, unit: '%' }, power: { value: -2, unit: 'kW' } } },
      { id: 'g', name: 'again' },
      { name: 'no id' },
      null,
    ],
    links: [
      { from: 'g', to: 7, flow: '1', power: '12.5' },
      { from: 'b', to: 'g', power: -2 },
      { from: 'g', to: 'nowhere', flow: 1 },
      { from: 'g', to: 'g' },
      'x',
    ],
  });
  expect(
    nodes.map(({ id, type, name, at, status, values }) => [
      id,
      type,
      name,
      at,
      status,
      values.map(({ value, unit }) => `${value} ${unit}`).join(),
    ]),
  ).toEqual([
    ['g', 'grid', 'Mains', { x: 0, y: 1 }, 'running', '12.5 kW'],
    ['7', 'other', '7', undefined, '', '3 kW'],
    ['b', 'battery', 'b', undefined, '', '55 %,-2 kW'],
  ]);
  expect(links).toEqual([
    { from: 'g', to: '7', flow: 1, power: 12.5 },
    { from: 'b', to: 'g', flow: -1, power: 2 },
  ]);
});

it.each([[null], [{}], [{ nodes: null, links: null }], [[]]])('has nothing to show of %j', (answer) =>
  expect(readDiagram(answer)).toEqual({ nodes: [], links: [] }),
);
