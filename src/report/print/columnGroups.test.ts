import { expect, it } from 'vitest';
import { columnGroups } from './columnGroups';

const columns = (texts: number, figures: number) => [
  ...Array.from({ length: texts }, () => ({ label: '' })),
  ...Array.from({ length: figures }, () => ({ label: '', isFigure: true })),
];

it('keeps a table that fits in one piece', () => expect(columnGroups(columns(2, 5))).toEqual([[0, 1, 2, 3, 4, 5, 6]]));

it('splits a wide one evenly; each part says what its rows are', () => {
  expect(columnGroups(columns(2, 7))).toEqual([
    [0, 1, 2, 3, 4, 5],
    [0, 1, 6, 7, 8],
  ]);
});

it('loses no column, however many there are and whatever they are', () => {
  for (const [texts, figures] of [
    [1, 199],
    [2, 198],
    [40, 0],
    [9, 3],
  ] as const) {
    const groups = columnGroups(columns(texts, figures));
    expect(new Set(groups.flat())).toEqual(new Set(columns(texts, figures).map((_, column) => column)));
    expect(groups.every(({ length }) => length <= 7)).toBe(true);
  }
});
