import { expect, it } from 'vitest';
import { pictureOfVerb } from '@/crud/actions/pictureOfVerb';
import { allResources } from '@mocks/resources';

/** Beside editing, the first actions of a row stand in it by their pictures alone. */
const FIRST = 2;
const inRows = allResources.flatMap(({ name, actions }) => {
  const keys = Object.entries(actions).flatMap(([key, { on }]) => (on === 'row' || on.includes('row') ? [key] : []));
  return keys.length > 1 ? [[name, keys.slice(0, FIRST)] as const] : [];
});

/** One takes the place of the other: undone where it was done, done again where it was done once. */
const isInstead = (other: string, one: string) =>
  other.toLowerCase().endsWith(one.toLowerCase()) || other === `${one}Again`;

it.each(inRows)('the first actions of a row of %s are told apart by their pictures', (_, [first = '', second = '']) => {
  const picture = pictureOfVerb(first);
  if (picture !== undefined && !isInstead(second, first)) expect(picture).not.toBe(pictureOfVerb(second));
});

it('what is written about an alarm is told apart from an order that is made of it', () => {
  const pictures = ['append', 'createOrder', 'create', 'reset'].map(pictureOfVerb);
  expect(new Set(pictures).size).toBe(pictures.length);
});
