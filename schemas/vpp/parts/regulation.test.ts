import { expect, it } from 'vitest';
import { droopPower, mileageOf, performanceOf } from './regulation';

const RULE = { rated: 1000, droop: 5, deadband: 0.033, upReserve: 500, downReserve: 400 };

it('answers the frequency outside the deadband, within the reserves', () => {
  expect(droopPower(49.95, RULE)).toBe(6.8);
  expect(droopPower(49.7, RULE)).toBe(106.8);
  expect(droopPower(50.03, RULE)).toBe(0);
  expect(droopPower(52, RULE)).toBe(-400);
  expect(droopPower(47, RULE)).toBe(500);
});

it('rates speed, delay and accuracy by several rules', () => {
  const answer = { rate: 1.5, delay: 12, error: 1 };
  const rule = (...weights: readonly [number, number, number]) =>
    performanceOf(answer, { allowedDelay: 60, allowedError: 2, weights }).k;
  expect(performanceOf(answer)).toMatchObject({ k2: 0.8, k3: 0.5 });
  expect([performanceOf(answer).k, rule(0.6, 0.2, 0.2), rule(0.4, 0.3, 0.3)].map((k) => Number(k.toFixed(3)))).toEqual([
    1.075, 1.16, 0.99,
  ]);
  expect(performanceOf({ rate: 1, delay: 90, error: 5 })).toMatchObject({ k2: 0, k3: 0 });
});

it('adds up what was moved', () => expect(mileageOf([0, 5, 2, 8, 8])).toBe(14));
