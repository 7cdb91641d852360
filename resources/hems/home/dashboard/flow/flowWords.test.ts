import { objectOf } from '@/schema/objectOf';
import { describe, expect, it } from 'vitest';
import en from '../../../../../locales/hems/en.json';
import { flowSentence, nodeSentence, nodeWords } from './flowWords';
import { readFlow } from './readFlow';
import { withKnown } from './withKnown';
import type { Amount } from '@/charts/figures/readAmount';

function translate(key: string, words: object = {}): string {
  const text = key
    .split('.')
    .reduce<unknown>(
      (part, name) => (typeof part === 'object' && part !== null ? Reflect.get(part, name) : undefined),
      en,
    );
  return Object.entries(words).reduce(
    (said, [name, word]) => said.replace(`%{${name}}`, String(word)),
    typeof text === 'string' ? text : key,
  );
}
const text = ({ value, unit }: Amount, decimals = 2) =>
  value === null ? '-' : `${Number(value.toFixed(decimals))} ${unit}`;
const kw = (value: number | null) => ({ value, unit: 'kW' });
const FIVE = [
  { deviceType: 'GRID', status: 2, flow: { status: 2, power: kw(1.204) } },
  { deviceType: 'ENERGY', status: 2, flow: { status: 2, power: kw(1.6), soc: { value: 76.4, unit: '%' } } },
  { deviceType: 'CHP', status: 0 },
  { deviceType: 'HVAC', status: 2, flow: { status: 1, power: kw(0.85), temperature: { value: 21.46, unit: '°C' } } },
  { deviceType: 'PV', status: 2, flow: { status: 1, power: kw(4.82) } },
];
const sentences = (nodes: object[]) =>
  readFlow({ nodes }).nodes.map((node) => nodeSentence(nodeWords(node, 'kW', translate, text)));

describe('in words', () => {
  // covers HR-128, HR-129, HR-130
  it('every device says what it does, with charge, temperature and power in their decimals', () => {
    expect(sentences(FIVE)).toEqual([
      'Battery: Charging 1.6 kW, Charge 76 %',
      'EV charger: Off',
      'Heat&Cool: Running 0.85 kW, Temperature 21.5 °C',
      'Solar: Generating 4.82 kW',
      'Grid: Exporting 1.2 kW',
    ]);
  });

  it('off, offline, unknown, idle and undirected are five things', () => {
    const node = (more: object) => ({ deviceType: 'ENERGY', status: 2, ...more });
    expect(
      [
        '',
        { status: 0 },
        { online: 0, lastOnlineTime: '2026-11-21 08:03:10' },
        { online: 0 },
        { power: kw(0) },
        { power: kw(1) },
      ].flatMap((more) => sentences([node(objectOf(more))])),
    ).toEqual([
      'Battery: No data',
      'Battery: Off',
      'Battery: Offline, Last seen 21 Nov 2026 08:03',
      'Battery: Offline',
      'Battery: Standby 0 kW',
      'Battery: Direction unknown 1 kW',
    ]);
  });

  it('the whole diagram is one text, with what is unaccounted for', () => {
    const flow = readFlow({ nodes: FIVE.slice(0, 1), homeLoad: kw(0.4) });
    expect(flowSentence(flow, -1.6, translate, text)).toBe(
      'The home is using 0.4 kW. Grid: Exporting 1.2 kW. Unaccounted: 1.6 kW.',
    );
    expect(flowSentence(flow, undefined, translate, text)).not.toContain('Unaccounted');
  });
});

it('devices whose values are hidden are offline while the controller is away', () => {
  const states = (online: boolean | undefined) =>
    withKnown(readFlow({ nodes: FIVE.slice(0, 3) }), { online }).nodes.map(({ state }) => state);
  expect([states(false), states(true), states(undefined)]).toEqual([
    ['active', 'offline', 'active'],
    ['active', 'off', 'active'],
    ['active', 'off', 'active'],
  ]);
});

it('the grid has the price of its direction, the sun what it avoids; nothing that is off or already said', () => {
  const known = {
    purchase: { value: 24.314, unit: 'c/kWh' },
    export: { value: 8.4, unit: 'c/kWh' },
    co2: { value: 5.9, unit: 'kg' },
  };
  const besides = (nodes: object[], more: Parameters<typeof withKnown>[1] = known) =>
    withKnown(readFlow({ nodes }), more).nodes.map((node) => nodeWords(node, 'kW', translate, text).beside);
  const grid = (status: number) => [{ deviceType: 'GRID', status: 2, flow: { status, power: kw(1) } }];
  expect([besides(grid(1)), besides(grid(2)), besides(grid(0))].flat()).toEqual([
    'Buying at 24.31 c/kWh',
    'Selling at 8.4 c/kWh',
    'Buying at 24.31 c/kWh',
  ]);
  expect(besides(FIVE.slice(4))).toEqual(['5.9 kg CO₂ avoided today']);
  expect(besides([{ ...FIVE[4], co2Reduction: 1 }])).toEqual(['1 kg CO₂ avoided today']);
  expect(besides([{ deviceType: 'GRID', status: 0 }])).toEqual(['']);
  expect(besides(grid(1), { ...known, purchase: { value: null, unit: '' } })).toEqual(['']);
});
