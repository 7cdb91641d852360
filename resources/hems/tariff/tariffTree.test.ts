import { describe, expect, it } from 'vitest';
import { choiceRetailer, chosenTariff } from './chosenTariff';
import { readTariffTree, type TariffNode } from './readTariffTree';

const product = (id: number, businessId = id) => ({ id, name: `P${id}`, nodeType: 'product', businessId });
const raw = [
  {
    id: 'NL',
    name: 'Netherlands',
    nodeType: 'country',
    children: [
      {
        id: 10,
        name: 'NL',
        nodeType: { code: 'area' },
        timeZone: 'Europe/Amsterdam',
        businessId: 'spot-nl',
        children: [{ id: 20, name: 'Tibber', nodeType: 'retailer', children: [product(1), product(2)] }],
      },
      { id: 11, name: 'DK1', children: [{ id: 20, name: 'Tibber', children: [{ id: 1, name: 'P1' }] }, { id: 21, name: 'Other', nodeType: 'retailer', children: [product(5, 2)] }] },
    ],
  },
];
const tree = readTariffTree(raw);
const flat = (nodes: readonly TariffNode[]): string[] => nodes.flatMap(({ key, type, businessId, retailerId, children }) => [[key, type, businessId, retailerId].join(' '), ...flat(children)]);
const query = (businessId = '', retailerId = '', node = '') => ({ businessId, retailerId, node });
const keyOf = (...given: Parameters<typeof query>) => chosenTariff(tree, query(...given))?.node.key;

// covers H-242
describe('the tree of tariffs', () => {
  it('has keys of its own, and types by depth where none is said', () =>
    expect(flat(tree)).toEqual([
      'NL country  ',
      'NL.10 area spot-nl ',
      'NL.10.20 retailer  20',
      'NL.10.20.1 product 1 ',
      'NL.10.20.2 product 2 ',
      'NL.11 area  ',
      'NL.11.20 retailer  20',
      'NL.11.20.1 product 1 ',
      'NL.11.21 retailer  21',
      'NL.11.21.5 product 2 ',
    ]));

  it.each([null, undefined, {}, { list: null }, 'x', [null]])('of %j is empty', (none) => expect(readTariffTree(none)).toEqual([]));
  it('may stand in a list', () => expect(readTariffTree({ list: raw })).toEqual(tree));
});

// covers HR-023, HS-033
describe('the tariff of an address', () => {
  it.each([
    [[], 'NL.10.20.1'],
    [['2', '20'], 'NL.10.20.2'],
    [['2', '21'], 'NL.11.21.5'],
    [['2'], 'NL.10.20.2'],
    [['2', 'gone'], 'NL.10.20.2'],
    [['1', '20'], 'NL.10.20.1'],
    [['1', '20', 'NL.11.20.1'], 'NL.11.20.1'],
    [['spot-nl'], 'NL.10'],
    [['9', '20'], undefined],
  ] as const)('%j is %s', (asked, key) => expect(keyOf(...asked)).toBe(key));

  it('is a plain spot price when there are no products, and nothing in an empty tree', () => {
    expect(chosenTariff(readTariffTree([{ id: 'NL', children: [{ id: 10, businessId: 7 }] }]), query())?.node.key).toBe('NL.10');
    expect(chosenTariff([], query())).toBeUndefined();
  });

  it('has the retailer above it', () => {
    const choice = chosenTariff(tree, query('2', '21'));
    expect(choice && choiceRetailer(choice)).toBe('21');
    expect(choice?.above.map(({ name }) => name)).toEqual(['Netherlands', 'DK1', 'Other']);
  });
});
