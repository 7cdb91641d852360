import { expect, it } from 'vitest';
import { bookChanges, type Books } from './bookChanges';

const books: Books = {
  months: [
    { month: '2026-05', feedIn: 100, feedInFee: 10, totalFee: 30, generation: 150 },
    { month: '2026-06', feedIn: 200, feedInFee: 20, totalFee: 50, generation: 300 },
    { month: '2025-12', feedIn: 50 },
  ],
  report: [{ month: '2026-06', feedIn: 200, generation: 300 }],
  bills: [{ billMonth: '2026-06', billType: 'feedIn', totalEnergy: 206 }],
};
const june = (change: object): Books => ({
  ...books,
  months: books.months.map((one) => (one.month === '2026-06' ? { ...one, ...change } : one)),
});

it('finds nothing where nothing changes', () => expect(bookChanges(books, june({}))).toEqual([]));

it('follows a corrected month to its year, the report beside it and its bill', () =>
  expect(bookChanges(books, june({ feedIn: 206, feedInFee: 20.6, totalFee: 50.6 }))).toEqual([
    { what: 'month', figure: 'feedIn', time: '2026-06', before: 200, after: 206 },
    { what: 'month', figure: 'feedInFee', time: '2026-06', before: 20, after: 20.6 },
    { what: 'month', figure: 'totalFee', time: '2026-06', before: 50, after: 50.6 },
    { what: 'year', figure: 'feedIn', time: '2026', before: 300, after: 306 },
    { what: 'year', figure: 'feedInFee', time: '2026', before: 30, after: 30.6 },
    { what: 'year', figure: 'totalFee', time: '2026', before: 80, after: 80.6 },
    { what: 'gap', figure: 'feedIn', time: '2026-06', before: 0, after: -6 },
    { what: 'bill', figure: 'feedIn', time: '2026-06', before: 6, after: 0 },
  ]));

it('tells a report that follows as itself, without a gap', () =>
  expect(
    bookChanges(books, { ...june({ feedIn: 210 }), report: [{ month: '2026-06', feedIn: 210, generation: 300 }] }).map(
      ({ what }) => what,
    ),
  ).toEqual(['month', 'year', 'report', 'bill']));

it('does not take an unknown figure for zero', () => {
  expect(bookChanges(books, june({ generation: null }))).toEqual([
    { what: 'month', figure: 'generation', time: '2026-06', before: 300, after: null },
    { what: 'year', figure: 'generation', time: '2026', before: 450, after: 150 },
    { what: 'gap', figure: 'generation', time: '2026-06', before: 0, after: null },
  ]);
  expect(bookChanges({ months: [], bills: books.bills, report: [] }, { months: [], bills: [], report: [] })).toEqual(
    [],
  );
});
