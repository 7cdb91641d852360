import { expect, it } from 'vitest';
import { readTree } from './readTree';

const leaf = { id: 7, name: 'Plant', children: null };
const read = [{ id: '1', label: 'North', children: [{ id: '7', label: 'Plant' }] }];

it.each([
  ['a list', [{ id: '1', name: 'North', children: [leaf] }], read],
  ['a page', { list: [{ id: '1', name: 'North', children: [leaf] }] }, read],
  ['one node', { id: '1', name: 'North', children: [leaf, null, 3, { name: 'no id' }] }, read],
  ['other names', [{ value: 1, label: 'North', children: [{ key: '7', title: 'Plant' }] }], read],
  ['a node without a name', [{ id: 5 }], [{ id: '5', label: '5' }]],
  ['nothing', null, []],
  ['no list', { list: null }, []],
  ['a word', 'x', []],
])('reads %s', (_, raw, nodes) => expect(readTree(raw)).toEqual(nodes));

it('ends with a tree that holds itself', () => {
  const node: { id: string; children: unknown[] } = { id: '1', children: [] };
  node.children.push(node);
  expect(readTree([node])).toHaveLength(1);
});
