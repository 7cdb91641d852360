import { describe, expect, it } from 'vitest';
import { dayTotal } from './dayTotals';

const HOUR = 3_600_000;
const quarter = HOUR / 4;
const course = (unit: string, values: readonly (number | null)[], lasts = HOUR, first = 0) => ({
  unit,
  values,
  lasts,
  times: values.map((_, place) => first + place * lasts),
});
const prices = course('c/kWh', [10, 30, -5]);

describe('a power over a day', () => {
  it('is energy both ways, by how long each value lasts', () =>
    expect(dayTotal(course('kW', [4, -2, null, 0], quarter), undefined)).toEqual({ energy: 1, back: 0.5, cost: null }));

  it('costs what each moment costs, below zero too', () => {
    expect(dayTotal(course('kW', [2, 1, 4]), prices).cost).toBe(2 * 10 + 30 - 20);
    expect(dayTotal(course('W', [4000, 4000], quarter, HOUR - quarter), prices)).toEqual({
      energy: 2,
      back: 0,
      cost: 40,
    });
  });

  it('has no cost where a price is missing, and none is needed where nothing is used', () => {
    expect(dayTotal(course('kW', [1, 1, 1, 1]), prices).cost).toBeNull();
    expect(dayTotal(course('kW', [1, 1, 1, 0]), prices).cost).toBe(35);
    expect(dayTotal(course('kW', [1, null, -1]), prices)).toEqual({ energy: 1, back: 1, cost: 10 });
  });

  it('is nothing where nothing is known, and where it is no power', () => {
    expect(dayTotal(course('kW', [null, null]), prices)).toEqual({ energy: null, back: 0, cost: null });
    expect(dayTotal(course('%', [40]), prices).energy).toBeNull();
  });
});
