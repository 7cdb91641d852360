import { expect, test } from 'vitest';
import { chosenByLevel, isWhole, readOffered } from './offered';

const product = (id: string, checked: boolean) => ({ id, name: id, checked });
const answer = [
  {
    id: 'SE',
    name: 'Sweden',
    checked: true,
    children: [
      {
        id: 'SE3',
        name: 'Stockholm',
        checked: true,
        children: [{ id: 'r', name: 'Nordljus', checked: true, children: [product('p', true)] }],
      },
      {
        id: 'SE4',
        name: 'Malmö',
        checked: false,
        children: [{ id: 'r', name: 'Nordljus', checked: false, children: [product('p', false)] }],
      },
    ],
  },
  { id: 'FI', name: 'Finland', checked: 0, children: null },
];

test('reads a tree whose records stand in several places', () => {
  const { options, given } = readOffered(answer);
  expect(given).toEqual(['SE/SE3/r/p']);
  expect(options.map(({ id, children }) => [id, children?.length])).toEqual([
    ['SE', 2],
    ['FI', undefined],
  ]);
  expect(readOffered(null)).toEqual({ options: [], given: [] });
});

test('tells what is chosen by level, and which level is whole', () => {
  const { options, given } = readOffered(answer);
  expect(chosenByLevel(given)).toEqual([['SE'], ['SE3'], ['r'], ['p']]);
  const ticked = new Set(given);
  expect([1, 2, 3].map((depth) => isWhole(options, ticked, depth))).toEqual([false, true, true]);
});
