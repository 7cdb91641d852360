import { expect, it } from 'vitest';
import { bookChanges } from './bookChanges';
import { energyByReadings, expectedBooks, expectedChanges, madeChanges, sumOfChanges } from './recountDays';

const day = (date: string, dailyEnergy: number | null, end: number) => ({
  id: date,
  date,
  dailyEnergy,
  reverseStart: 10,
  reverseEnd: end,
  ratio: 80,
});

it('counts readings times the ratio', () => {
  expect(energyByReadings(day('2026-06-02', null, 12.5))).toBe(200);
  expect(energyByReadings({ id: 1, reverseStart: 1, reverseEnd: null })).toBeNull();
});

it('expects only days to change that differ by more than a digit of the meter', () => {
  const days = [day('2026-06-03', 150, 12.5), day('2026-06-02', 199, 12.5), day('2026-06-01', null, 11)];
  expect(expectedChanges(days)).toEqual([
    { id: '2026-06-01', date: '2026-06-01', before: null, after: 80 },
    { id: '2026-06-03', date: '2026-06-03', before: 150, after: 200 },
  ]);
  expect(sumOfChanges(expectedChanges(days))).toBe(130);
});

it('tells afterwards what did change', () =>
  expect(
    madeChanges(
      [day('2026-06-03', 150, 12.5), day('2026-06-04', 5, 12)],
      [day('2026-06-03', 201, 12.5), day('2026-06-04', 5, 12)],
    ),
  ).toEqual([{ id: '2026-06-03', date: '2026-06-03', before: 150, after: 201 }]));

it('lets months follow at their mean price, but none that somebody gave', () => {
  const month = { feedIn: 1000, feedInFee: 50, totalFee: 90 };
  const books = {
    months: [
      { month: '2026-06', source: 'calculated', ...month },
      { month: '2026-05', source: 'edited', ...month },
    ],
    bills: [],
    report: [{ month: '2026-06', feedIn: 1000 }],
  };
  const changes = bookChanges(
    books,
    expectedBooks(books, [
      { id: 'a', date: '2026-06-03', before: 0, after: 100 },
      { id: 'b', date: '2026-05-03', before: 0, after: 100 },
    ]),
  );
  expect(changes.filter(({ what }) => what === 'month')).toEqual([
    { what: 'month', figure: 'feedIn', time: '2026-06', before: 1000, after: 1100 },
    { what: 'month', figure: 'feedInFee', time: '2026-06', before: 50, after: 55 },
    { what: 'month', figure: 'totalFee', time: '2026-06', before: 90, after: 95 },
  ]);
  expect(changes.filter(({ what }) => what === 'report')).toHaveLength(1);
});
