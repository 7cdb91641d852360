import { describe, expect, it } from 'vitest';
import { chargeOf, readMonthlyFee, tariffsOn } from './standingCharge';

const tariff = (name: string, from?: string, monthly?: number) => ({ name, from, monthly });
const november = { startDate: '2026-11-01', endDate: '2026-11-30' };
const told = (all: ReturnType<typeof tariffsOn>) =>
  all.map(({ name, from, to, charge }) => `${name} ${from} ${to} ${charge?.toFixed(2) ?? '-'}`);

describe('what a tariff costs besides the energy', () => {
  it('is a part of each month by its days', () => {
    expect(chargeOf(30, '2026-11-01', '2026-11-30')).toBeCloseTo(30);
    expect(chargeOf(28, '2026-02-28', '2026-02-28')).toBeCloseTo(1);
    expect(chargeOf(29, '2024-02-01', '2024-02-29')).toBeCloseTo(29);
    expect(chargeOf(62, '2026-12-31', '2027-01-01')).toBeCloseTo(4);
  });

  it('is of the tariff of each day, until today', () => {
    const change = [tariff('New', '2026-11-16', 60), tariff('Old', '2025-01-01', 30)];
    expect(told(tariffsOn(change, november, '2026-12-05'))).toEqual([
      'Old 2026-11-01 2026-11-15 15.00',
      'New 2026-11-16 2026-11-30 30.00',
    ]);
    expect(told(tariffsOn(change, november, '2026-11-20'))).toEqual([
      'Old 2026-11-01 2026-11-15 15.00',
      'New 2026-11-16 2026-11-20 10.00',
    ]);
    expect(told(tariffsOn(change, november, '2026-11-10'))).toEqual(['Old 2026-11-01 2026-11-10 10.00']);
  });

  it('is nothing of days before a tariff that is known, and where no fee is', () => {
    expect(told(tariffsOn([tariff('Late', '2026-11-21', 30)], november, '2026-12-05'))).toEqual([
      'Late 2026-11-21 2026-11-30 10.00',
    ]);
    expect(told(tariffsOn([tariff('Free', '2026-01-01')], november, '2026-12-05'))).toEqual([
      'Free 2026-11-01 2026-11-30 -',
    ]);
    expect(tariffsOn([tariff('Next', '2026-12-01', 30)], november, '2026-12-05')).toEqual([]);
  });

  it('is read where an answer tells it', () => {
    expect(readMonthlyFee({ priceInfo: { monthlyFee: { value: '5.99', unit: '€' } } })).toEqual({
      value: 5.99,
      unit: '€',
    });
    expect(readMonthlyFee({ standingCharge: 4, monthlyFee: 9 })?.value).toBe(4);
    expect([{}, null, { monthlyFee: null }].map(readMonthlyFee)).toEqual([undefined, undefined, undefined]);
  });
});
