import { expect, it } from 'vitest';
import { columnGroups } from './columnGroups';

it('keeps a table that fits in one piece', () => expect(columnGroups(9)).toEqual([[0, 1, 2, 3, 4, 5, 6, 7, 8]]));

it('splits a wide one into groups that all begin with the first column, and loses none', () => {
  const groups = columnGroups(200);
  expect(groups.every(([first, ...others]) => first === 0 && others.length <= 8)).toBe(true);
  expect(groups.flatMap(([, ...others]) => others)).toEqual(Array.from({ length: 199 }, (_, column) => column + 1));
});
