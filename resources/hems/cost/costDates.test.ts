import { describe, expect, it } from 'vitest';
import { costDatesOf, recentRule, singleLimits, withCostDates, type CostDates } from './costDates';
import { rangeProblem } from '../range/rangeProblem';

const today = '2026-05-31';
const read = (query: string) => costDatesOf(new URLSearchParams(query), today);
const write = (query: string, dates: CostDates) => withCostDates(new URLSearchParams(query), dates, today).toString();
const one = (mode: 1 | 2, day: string): CostDates => ({ mode, startDate: day, endDate: day });

// covers HR-205, HR-275
describe('an address', () => {
  it('without dates is today, as a range or as a day', () => {
    expect([read('id=7'), read('id=7&mode=1'), read('id=7&mode=2')]).toEqual([one(1, today), one(1, today), one(2, today)]);
  });

  it('asks for a range that may end tomorrow, or for a single day', () => {
    expect(read('startDate=2026-05-01&endDate=2026-06-01')).toEqual({ mode: 1, startDate: '2026-05-01', endDate: '2026-06-01' });
    expect(read('mode=2&date=2026-02-28')).toEqual(one(2, '2026-02-28'));
  });

  it('that asks for a day too early, in the future, or for none at all shows today', () => {
    expect(['mode=2&date=2026-02-27', 'mode=2&date=2026-06-01', 'mode=2&date=x', 'mode=2&startDate=2026-05-01&endDate=2026-05-02'].map(read)).toEqual(Array(4).fill(one(2, today)));
    expect(read('startDate=2026-05-01&endDate=2026-06-02')).toEqual(one(1, today));
  });

  it('says what is shown, and nothing of today', () => {
    expect(write('id=7', { mode: 1, startDate: '2026-05-01', endDate: '2026-06-01' })).toBe('id=7&startDate=2026-05-01&endDate=2026-06-01');
    expect(write('id=7&startDate=2026-05-01&endDate=2026-06-01', one(2, '2026-03-01'))).toBe('id=7&mode=2&date=2026-03-01');
    expect(write('id=7&mode=2&date=2026-03-01', one(2, today))).toBe('id=7&mode=2');
    expect(write('id=7&mode=2&date=2026-03-01', one(1, today))).toBe('id=7');
  });
});

// covers HR-226, HR-227
it('a range ends tomorrow, a single day lies at most three months back', () => {
  expect(['2026-06-01', '2026-06-02'].map((endDate) => rangeProblem({ startDate: today, endDate }, recentRule(today)))).toEqual([undefined, 'late']);
  expect(singleLimits(today)).toEqual({ min: '2026-02-28', max: today });
});
