import { describe, expect, it } from 'vitest';
import { appraise, billOf, cents, shareOf, splitOrder, taxIn } from './settle';

describe('the worked numbers of operations 1.6 and 1.7', () => {
  it('appraises by the part of the target', () => {
    expect(appraise(595, 600)).toEqual({
      completionRate: 99.17,
      deviationEnergy: -5,
      deviationRate: -0.83,
      effectiveEnergy: 595,
      result: 'qualified',
    });
    expect(appraise(420, 600)).toMatchObject({ completionRate: 70, effectiveEnergy: 0, result: 'unqualified' });
    expect(appraise(800, 600)).toMatchObject({ effectiveEnergy: 720, result: 'partial' });
    expect([appraise(480, 600).result, appraise(720, 600).result]).toEqual(['qualified', 'qualified']);
    expect(appraise(10, 0)).toMatchObject({ completionRate: null, deviationRate: null, result: 'unqualified' });
  });

  it('divides the fee of an order among its resources and their customers', () => {
    const parts = splitOrder(892.5, 0, [
      { energy: 300, ratio: 80 },
      { energy: 120, ratio: 70 },
      { energy: 175, ratio: 75 },
    ]);
    expect(parts.map(({ responseFee, customer, operator }) => [responseFee, customer, operator])).toEqual([
      [450, 360, 90],
      [180, 126, 54],
      [262.5, 196.88, 65.62],
    ]);
    expect(cents(parts.reduce((sum, { customer }) => sum + customer, 0))).toBe(682.88);
    expect(cents(parts.reduce((sum, { operator }) => sum + operator, 0))).toBe(209.62);
  });

  it('takes the tax that is in an amount', () => expect(taxIn(840, 6)).toEqual({ net: 792.45, tax: 47.55 }));
});

function randomFrom(seed: number): () => number {
  let state = seed + 1;
  return () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647;
}

it('adds up to the whole, to the cent, in a thousand random orders', () => {
  for (let seed = 0; seed < 1000; seed += 1) {
    const random = randomFrom(seed);
    const resources = Array.from({ length: 1 + Math.floor(random() * 30) }, () => ({
      energy: random() * 500 - 20,
      ratio: Math.round(random() * 10_000) / 100,
      shortfall: random() * 50,
    }));
    const [fee, penalty] = [cents(random() * 10_000), cents(random() * 300)];
    const parts = splitOrder(fee, penalty, resources);
    const paid = parts.reduce((sum, one) => sum + one.customer + one.operator, 0);
    const can = resources.some(({ energy }) => energy > 0) ? fee : 0;
    expect(cents(paid)).toBe(cents(can - penalty));
    const lines = parts.map((one, at) => ({
      energy: resources[at]?.energy ?? 0,
      responseFee: one.responseFee,
      penalty: one.penalty,
      ratio: resources[at]?.ratio ?? 0,
    }));
    expect(billOf(lines).payableAmount).toBe(cents(parts.reduce((sum, { customer }) => sum + customer, 0)));
  }
});

it('has no mean price without energy', () =>
  expect(billOf([], 5)).toEqual({ energy: 0, avgPrice: null, amount: 0, penalty: 0, payableAmount: 5 }));
it('never rounds a half away from both', () =>
  expect(shareOf(262.5, 75)).toEqual({ customer: 196.88, operator: 65.62 }));
