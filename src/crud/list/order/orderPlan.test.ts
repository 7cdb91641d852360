import { describe, expect, it } from 'vitest';
import { orderPlan, type Placed } from './orderPlan';

const ALONE = { before: false, after: false, min: 0, max: 999 };
const rowsOf = (...values: readonly (number | null)[]): Placed[] =>
  values.map((value, at) => ({ id: 'abcdefgh'[at] ?? '', value }));
const plan = (rows: readonly Placed[], from: number, to: number, around: Partial<typeof ALONE> = {}) => {
  const found = orderPlan(rows, from, to, { ...ALONE, ...around });
  return found && Object.fromEntries(found);
};
/** The ids as a list sorted by the number has them afterwards. */
const after = (rows: readonly Placed[], from: number, to: number) => {
  const found = orderPlan(rows, from, to, ALONE) ?? new Map<string, number>();
  return rows
    .map(({ id, value }) => ({ id, value: found.get(id) ?? value ?? -1 }))
    .toSorted((one, other) => one.value - other.value)
    .map(({ id }) => id)
    .join('');
};

describe('a row at another place', () => {
  it('gets a number between those of its neighbours, where there is one', () => {
    expect(plan(rowsOf(10, 20, 30), 2, 1)).toEqual({ c: 15 });
    expect(plan(rowsOf(10, 20, 30), 0, 2)).toEqual({ a: 31 });
    expect(plan(rowsOf(10, 20, 30), 2, 0)).toEqual({ c: 9 });
  });

  it('takes the number of its place, and what it passes moves on, where there is no room', () => {
    expect(plan(rowsOf(0, 1, 2, 3), 2, 1)).toEqual({ b: 2, c: 1 });
    expect(plan(rowsOf(0, 1, 2, 3), 3, 0)).toEqual({ a: 1, b: 2, c: 3, d: 0 });
  });

  it('gives rows with the same number, or none, one each', () => {
    expect(after(rowsOf(0, 0, 0), 2, 0)).toBe('cab');
    expect(after(rowsOf(null, null, 5), 0, 1)).toBe('bac');
    expect(after(rowsOf(999, 999, 999), 0, 2)).toBe('bca');
  });

  it('stays between the pages before and after', () => {
    expect(plan(rowsOf(4, 5, 6), 2, 0, { before: true, after: true })).toEqual({ a: 5, b: 6, c: 4 });
    expect(plan(rowsOf(4, 5, 9), 0, 1, { before: true, after: true })).toEqual({ a: 7 });
    expect(plan(rowsOf(0, 0, 0), 2, 1, { after: true })).toBeUndefined();
    expect(plan(rowsOf(null, 1), 1, 0, { after: true })).toBeUndefined();
  });

  it('is where it was put for every place of some lists', () => {
    for (const values of [
      [0, 1, 2, 3],
      [5, 5, 5, 5],
      [0, 10, 11, 12],
      [996, 997, 998, 999],
      [1, 1, 2, 2],
    ])
      for (const from of [0, 1, 2, 3])
        for (const to of [0, 1, 2, 3]) {
          const ids = ['a', 'b', 'c', 'd'];
          ids.splice(to, 0, ...ids.splice(from, 1));
          if (from !== to)
            expect([values, from, to, after(rowsOf(...values), from, to)]).toEqual([values, from, to, ids.join('')]);
        }
  });
});
