import { expect, it } from 'vitest';
import { inTurn } from './inTurn';

it('shows answers in the order of the questions, and moves none once it is shown', () => {
  let seen: readonly string[] = [];
  const turn = inTurn<string, string>(['a', 'b', 'c', 'd', 'e'], (answers) => (seen = answers));
  turn.settle('b', 'B');
  expect(seen).toEqual([]);
  turn.settle('a', undefined);
  expect(seen).toEqual(['B']);
  turn.settle('e', 'E');
  expect(seen).toEqual(['B']);
  turn.hurry();
  expect(seen).toEqual(['B', 'E']);
  turn.settle('d', 'D');
  turn.settle('c', 'C');
  expect(seen).toEqual(['B', 'E', 'D', 'C']);
});
