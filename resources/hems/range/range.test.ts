import { describe, expect, it } from 'vitest';
import { dayAlone, isDay, isHalfTyped, monthToDate } from './dayRange';
import { rangeProblem } from './rangeProblem';
import { rangeOf, withRange } from './rangeQuery';

const rule = { last: '2026-10-15', maxSpan: '3 months' } as const;
const range = (startDate: string, endDate: string) => ({ startDate, endDate });

// covers HR-049, HR-060
it('begins on the first of the month', () => {
  expect(monthToDate('2026-10-15')).toEqual(range('2026-10-01', '2026-10-15'));
  expect(monthToDate('2026-10-01')).toEqual(range('2026-10-01', '2026-10-01'));
});

it.each([['2026-02-28', true], ['2024-02-29', true], ['2026-02-29', false], ['2026-2-1', false], ['Invalid Date', false], ['', false]])('%s is a day: %s', (text, is) =>
  expect(isDay(text)).toBe(is),
);

it('a day is half typed until its year is whole', () => {
  expect(['', '2026-10-11', '1999-10-11', '0202-10-11', 'Invalid Date'].map(isHalfTyped)).toEqual([false, false, false, true, true]);
});

// covers HR-228, HR-230, HR-231
describe('a range is refused', () => {
  it.each([
    ['2026-07-15', '2026-10-15', undefined],
    ['2026-07-14', '2026-10-15', 'long'],
    ['2026-05-31', '2026-08-31', undefined],
    ['2025-11-30', '2026-02-28', undefined],
    ['2025-11-30', '2026-03-01', 'long'],
    ['2026-10-15', '2026-10-16', 'late'],
    ['2026-10-12', '2026-10-11', 'backwards'],
    ['', '2026-10-11', 'missing'],
    ['2026-10-11', 'Invalid Date', 'missing'],
    ['0202-10-11', '2026-10-11', 'early'],
  ])('%s to %s: %s', (startDate, endDate, problem) => expect(rangeProblem(range(startDate, endDate), rule)).toBe(problem));
});

describe('an address', () => {
  const usual = monthToDate('2026-10-15');
  const read = (query: string) => rangeOf(new URLSearchParams(query), rule, usual);

  it('asks for a range; for the usual one when it names none, half of one, or one that is refused', () => {
    expect(read('id=7&startDate=2026-09-01&endDate=2026-09-30')).toEqual(range('2026-09-01', '2026-09-30'));
    expect(['id=7', 'startDate=2026-09-01', 'startDate=2026-01-01&endDate=2026-09-30', 'startDate=x&endDate=y'].map(read)).toEqual([usual, usual, usual, usual]);
  });

  it('keeps everything else, and says nothing of the usual range', () => {
    const before = new URLSearchParams('id=7&mode=2');
    const after = withRange(before, range('2026-09-01', '2026-09-30'), usual);
    expect(after.toString()).toBe('id=7&mode=2&startDate=2026-09-01&endDate=2026-09-30');
    expect(withRange(after, usual, usual).toString()).toBe('id=7&mode=2');
    expect(dayAlone('2026-10-15')).toEqual(range('2026-10-15', '2026-10-15'));
  });
});
