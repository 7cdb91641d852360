import { expect, it } from 'vitest';
import { suggestedTexts } from './suggestedTexts';

const tree = [
  {
    code: 'UT',
    desc: 'Utrecht',
    children: [
      { code: 'utr', desc: 'Utrecht' },
      { code: 'ams', desc: 'Amersfoort' },
    ],
  },
  { code: 'GE', desc: 'Gelderland', children: [{ code: 'arn', desc: 'Arnhem' }, { desc: null }] },
  { code: 'ZL', desc: 'Zeeland', children: null },
  null,
  'Drenthe',
];

it('suggests the top of a tree', () =>
  expect(suggestedTexts(tree)).toEqual(['Utrecht', 'Gelderland', 'Zeeland', 'Drenthe']));

it('suggests what is below a text of it, by its words or its code', () => {
  expect(suggestedTexts(tree, ' utrecht ')).toEqual(['Utrecht', 'Amersfoort']);
  expect(suggestedTexts(tree, 'GE')).toEqual(['Arnhem']);
  expect(suggestedTexts(tree, 'Zeeland')).toEqual([]);
});

it('suggests what is below any while no text of it was chosen', () => {
  for (const own of [null, 'My own']) expect(suggestedTexts(tree, own)).toEqual(['Utrecht', 'Amersfoort', 'Arnhem']);
});
