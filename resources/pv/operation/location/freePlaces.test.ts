import { expect, it } from 'vitest';
import { freePlaces } from './freePlaces';

const key = ({ x, y }: { x: number; y: number }) => `${x} ${y}`;

it('stands devices in rows, each at a place of its own on the plan', () => {
  const places = freePlaces([], 40);
  expect(new Set(places.map(key)).size).toBe(40);
  for (const { x, y } of places) expect([x > 0 && x < 100, y > 0 && y < 100]).toEqual([true, true]);
  expect(new Set(places.slice(0, 13).map(({ y }) => y)).size).toBe(1);
});

it('leaves out what is taken, also when the plan is nearly full', () => {
  const taken = freePlaces([], 12);
  expect(
    freePlaces(taken, 12)
      .map(key)
      .filter((one) => taken.map(key).includes(one)),
  ).toEqual([]);
});

it('gives a place to each of more than there is room for', () => {
  expect(freePlaces([], 500)).toHaveLength(500);
  expect(freePlaces([], 0)).toEqual([]);
});
