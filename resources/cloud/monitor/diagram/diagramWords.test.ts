import { expect, it } from 'vitest';
import type { DiagramNode } from './diagram';
import { diagramSentence, linkWords, nodeWords } from './diagramWords';

const say = (key: string, words: object = {}) =>
  '_' in words ? String(words._) : `${key.replace('cloud.diagram.', '')}${JSON.stringify(words).replace('{}', '')}`;
const node = (name: string, status = ''): DiagramNode => ({
  id: name,
  name,
  type: 'pcs',
  deviceId: '',
  status,
  values: [
    { value: -12.345, unit: 'kW' },
    { value: 55, unit: '%' },
  ],
});

it('says what a node is, does and shows', () =>
  expect(nodeWords(node('PCS 1', 'drying'), say, 'en')).toEqual({
    name: 'PCS 1',
    type: 'types.pcs',
    status: 'drying',
    values: '−12.35\u00a0kW · 55.0%',
  }));

it('names a connection the way its power flows', () => {
  const told = (flow: 1 | 0 | -1) =>
    Object.values(linkWords({ from: 'a', to: 'b', flow, power: 3 }, (id) => id.toUpperCase(), say, 'en')).join(' ');
  expect([told(1), told(0), told(-1)]).toEqual([
    'A B flow.some 3.00\u00a0kW',
    'A B flow.none 3.00\u00a0kW',
    'B A flow.some 3.00\u00a0kW',
  ]);
});

it('tells what is wrong by name', () => {
  const all = (...nodes: DiagramNode[]) => diagramSentence({ nodes, links: [] }, say);
  expect(all(node('A'))).toBe('size{"nodes":1,"links":0} fine');
  expect(all(node('A', 'fault'), node('B', 'offline'), node('C', 'fault'))).toBe(
    'size{"nodes":3,"links":0} fault{"smart_count":2,"names":"A, C"} offline{"smart_count":1,"names":"B"}',
  );
});
