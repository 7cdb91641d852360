import { describe, expect, it } from 'vitest';
import { chosenNode, withNode } from './chosenNode';
import { readTree, type TreeNode, type TreeOf } from './readTree';

const plain: Pick<TreeOf, 'picks'> = { picks: 'stationId' };
const leaf = { id: 7, name: 'Plant', children: null };
const says = (id: string) => ({ stationId: id });
const read = [
  {
    id: '1',
    label: 'North',
    level: '',
    says: says('1'),
    children: [{ id: '1.7', label: 'Plant', level: '', says: says('7') }],
  },
];

describe('a tree of one parameter', () => {
  it.each([
    ['a list', [{ id: '1', name: 'North', children: [leaf] }], read],
    ['a page', { list: [{ id: '1', name: 'North', children: [leaf] }] }, read],
    ['one node', { id: '1', name: 'North', children: [leaf, null, 3, { name: 'no id' }] }, read],
    ['other names', [{ value: 1, label: 'North', children: [{ key: '7', title: 'Plant' }] }], read],
    ['a node without a name', [{ id: 5 }], [{ id: '5', label: '5', level: '', says: says('5') }]],
    ['nothing', null, []],
    ['no list', { list: null }, []],
    ['a word', 'x', []],
    ['a list of nothing', [null], []],
  ])('reads %s', (_, raw, nodes) => expect(readTree(raw, plain)).toEqual(nodes));

  it('ends with a tree that holds itself', () => {
    const node: { id: string; children: unknown[] } = { id: '1', children: [] };
    node.children.push(node);
    expect(readTree([node], plain)).toHaveLength(1);
  });

  it('chooses nothing by itself', () => {
    const tree = readTree([leaf], plain);
    expect(chosenNode(tree, plain, {})).toBeUndefined();
    expect(chosenNode(tree, plain, { stationId: 7 })?.node.label).toBe('Plant');
  });
});

const tariffs = {
  picks: ['businessId', 'retailerId', 'areaId'],
  from: { businessId: ['businessId', 'product.id'], retailerId: ['retailerId', 'retailer.id'], areaId: ['area.id'] },
  levels: ['country', 'area', 'retailer', 'product'],
  first: 'product',
} as const;
const product = (id: number, businessId = id) => ({ id, name: `P${id}`, nodeType: 'product', businessId });
const raw = [
  {
    id: 'NL',
    name: { desc: 'Netherlands' },
    nodeType: 'country',
    children: [
      {
        id: 10,
        name: 'NL',
        nodeType: { code: 'area' },
        businessId: 'spot-nl',
        children: [{ id: 20, name: 'Tibber', nodeType: 'retailer', children: [product(1), product(2)] }],
      },
      {
        id: 11,
        name: 'DK1',
        children: [
          { id: 20, name: 'Tibber', children: [{ id: 1, name: 'P1' }] },
          { id: 21, name: 'Other', nodeType: 'retailer', children: [product(5, 2)] },
        ],
      },
    ],
  },
];
const tree = readTree(raw, tariffs);
const flat = (nodes: readonly TreeNode[]): string[] =>
  nodes.flatMap(({ id, level, says: own, children = [] }) => [
    [id, level, own && [own.businessId, own.retailerId ?? '', own.areaId].join('/')].filter(Boolean).join(' '),
    ...flat(children),
  ]);
const keyOf = (businessId?: string, retailerId?: string, areaId?: string) =>
  chosenNode(tree, tariffs, { businessId, retailerId, areaId })?.node.id;

// covers H-242
describe('a tree of several parameters', () => {
  it('has ids of its own, levels by depth where none is said, and what nodes above say', () =>
    expect(flat(tree)).toEqual([
      'NL country',
      'NL.10 area spot-nl//10',
      'NL.10.20 retailer',
      'NL.10.20.1 product 1/20/10',
      'NL.10.20.2 product 2/20/10',
      'NL.11 area',
      'NL.11.20 retailer',
      'NL.11.20.1 product 1/20/11',
      'NL.11.21 retailer',
      'NL.11.21.5 product 2/21/11',
    ]));
  it('may stand in a tree', () => expect(readTree({ tree: raw }, tariffs)).toEqual(tree));
});

// covers HR-023, HS-033
describe('the node the parameters mean', () => {
  it.each([
    [[], 'NL.10.20.1'],
    [['2', '20'], 'NL.10.20.2'],
    [['2', '21'], 'NL.11.21.5'],
    [['2'], 'NL.10.20.2'],
    [['2', 'gone'], 'NL.10.20.2'],
    [['1', '20'], 'NL.10.20.1'],
    [['1', '20', '11'], 'NL.11.20.1'],
    [['spot-nl'], 'NL.10'],
    [['9', '20'], undefined],
  ] as const)('%j is %s', (request, key) => expect(keyOf(...request)).toBe(key));

  it('is the first that can be when there is none on the level, and nothing in an empty tree', () => {
    expect(
      chosenNode(readTree([{ id: 'NL', children: [{ id: 10, businessId: 7 }] }], tariffs), tariffs, {})?.node.id,
    ).toBe('NL.10');
    expect(chosenNode([], tariffs, {})).toBeUndefined();
  });

  it('says the parameters, those of nodes above too, and empties the others', () => {
    expect(
      withNode(tariffs, { businessId: '9', areaId: '10', unit: 'x' }, { businessId: '2', retailerId: '21' }),
    ).toEqual({ businessId: '2', retailerId: '21', areaId: null, unit: 'x' });
    expect(chosenNode(tree, tariffs, { businessId: '2', retailerId: '21' })?.above.map(({ label }) => label)).toEqual([
      'Netherlands',
      'DK1',
      'Other',
    ]);
  });
});
