import { describe, expect, it } from 'vitest';
import { reconcileBill, type CheckedBill } from './reconcileBill';

/** The bill of operations, 8.6. */
const bill: CheckedBill = {
  sharpEnergy: 2000,
  peakEnergy: 30_000,
  flatEnergy: 40_000,
  valleyEnergy: 28_000,
  sharpPrice: 1.35,
  peakPrice: 1.1,
  flatPrice: 0.7,
  valleyPrice: 0.35,
  totalEnergy: 100_000,
  energyFee: 73_500,
  basicFee: 28_880,
  powerFactorFee: -460.71,
  surcharge: 2500,
  totalFee: 104_419.29,
  startReading: 500_000,
  endReading: 600_000,
  meterEnergy: 98_500,
};
const results = (one: CheckedBill) =>
  Object.fromEntries(reconcileBill(one).map(({ check, result }) => [check, result]));

describe('reconciliation of a bill', () => {
  it('finds a bill right that is, and near our meter', () =>
    expect(results(bill)).toEqual({
      periods: 'right',
      readings: 'right',
      energyFee: 'right',
      totalFee: 'right',
      meter: 'near',
    }));
  it('says how far it is from our meter', () => expect(reconcileBill(bill).at(-1)?.difference).toBeCloseTo(1.52, 2));
  it.each([
    [{ totalEnergy: 100_002 }, 'periods'],
    [{ endReading: 600_100 }, 'readings'],
    [{ energyFee: 73_600 }, 'energyFee'],
    [{ totalFee: 104_419.5 }, 'totalFee'],
    [{ meterEnergy: 90_000 }, 'meter'],
  ] as const)('%j is wrong in %s', (change, check) => expect(results({ ...bill, ...change })[check]).toBe('wrong'));
  it('says nothing of what the bill does not tell', () =>
    expect(Object.values(results({}))).toEqual(Array(5).fill('unknown')));
});
