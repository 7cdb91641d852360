import { expect, it } from 'vitest';
import { movePlace, placeAt } from './movePlace';

const place = { x: 50, y: 2, rotation: 0 };

it.each([
  ['ArrowLeft', false, { x: 49, y: 2, rotation: 0 }],
  ['ArrowRight', true, { x: 55, y: 2, rotation: 0 }],
  ['ArrowUp', true, { x: 50, y: 0, rotation: 0 }],
  ['ArrowDown', false, { x: 50, y: 3, rotation: 0 }],
  ['r', false, { x: 50, y: 2, rotation: 15 }],
  ['R', true, { x: 50, y: 2, rotation: 345 }],
  ['Tab', false, undefined],
])('%s, shift %s', (key, shift, moved) => expect(movePlace(place, key, shift)).toEqual(moved));

it('stays on the plan', () => expect(placeAt(140, -3.456)).toEqual({ x: 100, y: 0, rotation: 0 }));
