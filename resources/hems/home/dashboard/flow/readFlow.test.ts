import { describe, expect, it } from 'vitest';
import { displayOrder } from './displayOrder';
import { readFlow } from './readFlow';

const kw = (value: unknown) => ({ value, unit: 'kW' });
const GRID = { deviceType: 'GRID', status: 2, flow: { status: 2, power: kw(1.2) } };
const PV = { deviceType: 'PV', status: '2', total: kw('4.8'), flow: { status: '1' } };
const only = (node: object) => readFlow({ nodes: [node] }).nodes[0];

// covers HR-032
it.each([
  ['', ''],
  ['a', 'a'],
  ['ab', 'ab'],
  ['abc', 'bca'],
  ['abcd', 'bcda'],
  ['abcde', 'bcdea'],
  ['abcdef', 'abcdef'],
])('%j is shown as %j', (nodes, shown) => expect(displayOrder([...nodes]).join('')).toBe(shown));

// covers HR-030, HR-125, HE-055, HE-063
describe('the answer', () => {
  const homeLoad = { value: '1.1', unit: 'kW' };
  it.each([
    ['a list of nodes', { nodes: [GRID, PV], homeLoad }],
    ['a list', { list: [GRID, PV], homeLoad }],
    ['an object by type', { GRID: { ...GRID, deviceType: undefined }, PV, homeLoad, updateTime: 'now', extra: {} }],
    ['an object of nodes', { nodes: { GRID, PV }, homeLoad }],
  ])('may be %s', (_, raw) => {
    const { nodes, load, unit } = readFlow(raw);
    expect(nodes.map(({ kind, way, power, state }) => [kind, way, power, state])).toEqual([
      ['grid', 'out', 1.2, 'active'],
      ['solar', 'in', 4.8, 'active'],
    ]);
    expect([load, unit]).toEqual([1.1, 'kW']);
  });

  it.each([null, undefined, [], 'x', { nodes: null }, { list: [null, 1, 'x'], homeLoad: null }, { homeLoad: kw(0) }])(
    '%j is a home without devices',
    (raw) => {
      expect(readFlow(raw).nodes).toEqual([]);
    },
  );

  it('is shown in its largest unit of power', () => {
    const { nodes, load, unit } = readFlow({
      nodes: [{ deviceType: 'GRID', status: 2, flow: { status: 1, power: { value: 350, unit: 'W' } } }, PV],
      homeLoad: { value: 800, unit: 'w' },
    });
    expect([unit, load, nodes.map(({ power }) => power)]).toEqual(['kW', 0.8, [0.35, 4.8]]);
    expect(readFlow({ nodes: [{ ...GRID, flow: { status: 1, power: { value: 350, unit: 'W' } } }] }).unit).toBe('W');
  });

  it('names a kind of device it does not know as the server does, and tells two of one kind apart', () => {
    const { nodes } = readFlow({
      nodes: [
        { deviceType: { code: 'SAUNA', desc: 'Sauna' }, status: 2, flow: { status: 1, power: kw(6) } },
        PV,
        PV,
        GRID,
      ],
    });
    expect(nodes.map(({ key, kind, name }) => [key, kind, name])).toEqual([
      ['PV', 'solar', undefined],
      ['PV-2', 'solar', undefined],
      ['GRID', 'grid', undefined],
      ['SAUNA', 'other', 'Sauna'],
    ]);
  });
});

// covers HR-126, HE-056, HE-057, HE-059
describe('a node', () => {
  it.each([
    ['active', { status: 2, flow: { status: 1, power: kw(1) } }, 'active', 1],
    ['idle at zero', { status: 2, flow: { status: 1, power: kw(0) } }, 'idle', 0],
    ['idle without a direction', { status: 2, power: kw(0.4) }, 'idle', 0.4],
    ['off, its values hidden', { status: 0, flow: { status: 1, power: kw(1) } }, 'off', null],
    ['off by a flag', { status: false, total: kw(1) }, 'off', null],
    ['offline', { status: 2, online: 0, total: kw(1) }, 'offline', null],
    ['unknown', { status: 2, flow: { status: 1, power: null } }, 'unknown', null],
    ['unknown without a status', { flow: null }, 'unknown', null],
    ['never negative', { status: 2, flow: { status: 1, power: kw(-3) } }, 'active', 3],
    ['of a flow that is its own value', { status: 2, flow: { status: 1, value: '2', unit: 'kW' } }, 'active', 2],
    [
      'of a list of values',
      {
        status: 2,
        flow: {
          status: 1,
          values: [
            { type: 'soc', value: 40, unit: '%' },
            { type: 'power', value: 2, unit: 'kW' },
          ],
        },
      },
      'active',
      2,
    ],
    ['not of an energy', { status: 2, total: { value: 9, unit: 'kWh' }, flow: { status: 1, now: kw(2) } }, 'active', 2],
  ])('is %s', (_, node, state, power) => {
    expect(only({ deviceType: 'ENERGY', ...node })).toMatchObject({ state, power });
  });

  // covers HE-060, HE-061, HE-062
  it('says charge, temperature and CO₂ besides its power, unless it is off', () => {
    expect(only({ deviceType: 'ENERGY', status: 2, power: kw(1), soc: '76.4' })?.beside).toEqual({
      key: 'soc',
      amount: { value: 76.4, unit: '%' },
    });
    expect(
      only({ deviceType: 'ENERGY', status: 2, flow: { status: 1, power: kw(1), soc: { value: 0, unit: '%' } } })
        ?.beside,
    ).toEqual({ key: 'soc', amount: { value: 0, unit: '%' } });
    expect(
      only({ deviceType: 'HVAC', status: 2, flow: { status: 1, values: [{ value: 21.5, unit: '°C' }, kw(1)] } }),
    ).toMatchObject({ power: 1, beside: { key: 'temperature', amount: { value: 21.5, unit: '°C' } } });
    expect(only({ deviceType: 'PV', status: 2, total: kw(1), co2Reduction: 2 })?.beside).toEqual({
      key: 'co2',
      amount: { value: 2, unit: 'kg' },
    });
    expect(only({ deviceType: 'ENERGY', status: 0, soc: 76 })?.beside).toBeUndefined();
    expect(only({ deviceType: 'ENERGY', status: 2, online: 0, lastOnlineTime: '2026-11-21 08:03' })).toMatchObject({
      lastSeen: '2026-11-21 08:03',
    });
  });
});
