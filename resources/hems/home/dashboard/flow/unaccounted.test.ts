import { expect, it } from 'vitest';
import { readFlow } from './readFlow';
import { sources } from './sources';
import { unaccounted } from './unaccounted';

const kw = (value: number | null) => ({ value, unit: 'kW' });
const node = (deviceType: string, status: number, power: number | null) => ({
  deviceType,
  status: 2,
  flow: { status, power: kw(power) },
});
const flow = (load: number | null, ...nodes: object[]) => readFlow({ nodes, homeLoad: kw(load) });
const rest = (...given: Parameters<typeof flow>) => {
  const found = unaccounted(flow(...given));
  return found === undefined ? undefined : Number(found.toFixed(3));
};

it('balances import and sun with load, export and charge', () => {
  expect(rest(1.2, node('GRID', 2, 1), node('PV', 1, 4), node('ENERGY', 2, 1.8))).toBeUndefined();
});

it('takes a load with or without charger and heating', () => {
  const devices = [node('GRID', 1, 5), node('CHP', 1, 3.7), node('HVAC', 1, 0.8)];
  expect([rest(0.5, ...devices), rest(5, ...devices)]).toEqual([undefined, undefined]);
});

it('leaves differences below 100 W or a tenth alone', () => {
  expect([rest(0.91, node('GRID', 1, 1)), rest(0.89, node('GRID', 1, 1))]).toEqual([undefined, 0.11]);
  expect([rest(9.1, node('GRID', 1, 10)), rest(8.9, node('GRID', 1, 10))]).toEqual([undefined, 1.1]);
});

it('says also what is used and comes from nowhere', () => expect(rest(3, node('PV', 1, 1))).toBe(-2));

it.each([
  ['the load', flow(null, node('GRID', 1, 5))],
  ['a node', flow(1, node('GRID', 1, 5), node('PV', 1, null))],
  ['an offline node', flow(1, node('GRID', 1, 5), { ...node('PV', 1, 1), online: 0 })],
  ['everything', flow(1)],
])('says nothing while %s is unknown', (_, unknown) => expect(unaccounted(unknown)).toBeUndefined());

it('the ring is what comes in, by its shares', () => {
  const parts = sources(flow(3, node('PV', 1, 3), node('GRID', 1, 1), node('CHP', 1, 1)));
  expect(parts.map(({ node: { kind }, from, share }) => [kind, from, share])).toEqual([
    ['grid', 0, 0.25],
    ['solar', 0.25, 0.75],
  ]);
  expect(sources(flow(0, node('GRID', 2, 1)))).toEqual([]);
});
