import { describe, expect, it } from 'vitest';
import { accuracyFloor, forecastErrors, percentShares, slotAccuracy } from './forecastErrors';

const pairs = [
  [10, 8],
  [0.5, 0],
  [-2, -1],
  [40, 50],
].map(([forecast = 0, actual = 0]) => ({ forecast, actual }));
const two = (value: number | null) => (value === null ? null : Math.round(value * 100) / 100);

describe('errors of forecasts', () => {
  it('are those of the worked example', () => {
    const { count, mae, bias, rmse, nrmse, wape, smape, mape, accuracy } = forecastErrors(pairs);
    expect([count, mae, bias, rmse?.toFixed(4), two(nrmse), two(wape), two(smape), mape, two(accuracy)]).toEqual([
      4,
      3.375,
      -2.125,
      '5.1296',
      10.06,
      22.88,
      77.78,
      null,
      77.12,
    ]);
  });

  it('of single values are measured against a twentieth of the range where little came', () => {
    const floor = accuracyFloor(pairs.map(({ actual }) => actual));
    expect(floor).toBe(2.55);
    expect(pairs.map((pair) => two(slotAccuracy(pair, floor)))).toEqual([75, 80.39, 60.78, 80]);
    expect(slotAccuracy({ forecast: 30, actual: 10 }, 1)).toBe(0);
  });

  it('are nothing where there is nothing to divide by', () => {
    expect(forecastErrors([])).toEqual({
      count: 0,
      mae: null,
      bias: null,
      rmse: null,
      nrmse: null,
      wape: null,
      smape: null,
      mape: null,
      accuracy: null,
    });
    expect(forecastErrors([{ forecast: 1, actual: 0 }])).toMatchObject({
      mae: 1,
      wape: null,
      accuracy: null,
      nrmse: null,
    });
    expect([slotAccuracy({ forecast: 0, actual: 0 }, 0), slotAccuracy({ forecast: 1, actual: 0 }, 0)]).toEqual([
      100,
      null,
    ]);
    expect(
      forecastErrors([
        { forecast: 9, actual: 10 },
        { forecast: 3, actual: 2 },
      ]).mape,
    ).toBeCloseTo(30, 9);
  });

  it('fall into shares that add up to 100.00', () => {
    expect(percentShares([1, 1, 1])).toEqual([33.34, 33.33, 33.33]);
    expect(percentShares([0, 0])).toEqual([0, 0]);
    expect(percentShares([3, 4, 6, 11, 7]).reduce((all, one) => all + Math.round(one * 100), 0)).toBe(10_000);
  });
});
