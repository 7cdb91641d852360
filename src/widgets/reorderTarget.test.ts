import { expect, it } from 'vitest';
import { reorderTarget } from './reorderTarget';

it.each([
  ['ArrowDown', 0, 3, 1],
  ['ArrowDown', 2, 3, 2],
  ['ArrowUp', 0, 3, 0],
  ['PageDown', 0, 100, 8],
  ['PageUp', 5, 100, 0],
  ['End', 5, 100, undefined],
  ['a', 0, 3, undefined],
  ['ArrowDown', -1, 3, 0],
  ['ArrowDown', 0, 0, undefined],
] as const)('%s from %i of %i', (key, at, count, next) => expect(reorderTarget(key, at, count, false)).toBe(next));

it('jumps with Ctrl', () =>
  expect([reorderTarget('End', 5, 100, true), reorderTarget('Home', 5, 100, true)]).toEqual([99, 0]));
