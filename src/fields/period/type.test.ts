import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { checkField, period, periodOf, type Period } from '@/dsl';
import { firstPeriod, type PeriodOptions } from './type';

const ALL = ['day', 'month', 'year', 'range'] as const;
const spans = { day: '31 days', month: '1 year', year: '5 years', range: '3 months' } as const;
const energy = period([...ALL], { maxSpan: spans });
const ends = (value: Period | null | undefined) => value && `${value.by} ${value.from} ${value.to}`;

beforeEach(() => vi.useFakeTimers({ now: new Date('2026-10-15T12:00:00Z') }));
afterEach(() => vi.useRealTimers());

describe('a period on the wire', () => {
  const write = (value: Period | null, { options, type } = energy) => type.write?.(value, 'period', options);
  it('is as precise as what it is counted in', () => {
    expect(write(periodOf('day', '2026-10-01', '2026-10-05'))).toEqual({
      dateType: 'day',
      beginDate: '2026-10-01',
      endDate: '2026-10-05',
    });
    expect(write(periodOf('month', '2026-02-01', '2026-10-01'))).toEqual({
      dateType: 'month',
      beginDate: '2026-02',
      endDate: '2026-10',
    });
    expect(write(periodOf('year', '2026-02-01'))).toEqual({ dateType: 'year', beginDate: '2026', endDate: '2026' });
    expect(write(periodOf('range', '2026-10-01', '2026-10-05'))).toEqual({
      beginDate: '2026-10-01',
      endDate: '2026-10-05',
    });
  });

  it('has the names the schema gives', () => {
    const own = period(['month'], { params: ['from', 'to'], byParam: 'unit' });
    expect(write(periodOf('month', '2026-10-01'), own)).toEqual({ unit: 'month', from: '2026-10', to: '2026-10' });
    expect(write(periodOf('month', '2026-10-01'), period(['month'], { byParam: false }))).toEqual({
      beginDate: '2026-10',
      endDate: '2026-10',
    });
    expect(energy.type.filter?.(periodOf('range', '2026-10-01'), 'period', energy.options)).toEqual({
      beginDate: '2026-10-01',
      endDate: '2026-10-01',
    });
  });

  it.each([
    [{ dateType: 'month', beginDate: '2026-02', endDate: '2026-10' }, 'month 2026-02-01 2026-10-31'],
    [
      { dateType: { code: 'MONTH' }, beginDate: '2026-02-05', endDate: '2026-10-07 00:00:00' },
      'month 2026-02-01 2026-10-31',
    ],
    [{ dateType: 'DAY', beginDate: '20261001', endDate: null }, 'day 2026-10-01 2026-10-01'],
    [{ beginDate: 2025, endDate: '2026' }, 'year 2025-01-01 2026-12-31'],
    [{ beginDate: '2026/2', endDate: '202610' }, 'month 2026-02-01 2026-10-31'],
    [{ beginDate: '2026-02', endDate: '2026-10-04' }, 'range 2026-02-01 2026-10-04'],
    [{ dateType: 9, beginDate: '2026-10-04' }, 'range 2026-10-04 2026-10-04'],
    [{ dateType: 'day', beginDate: '2026-13-01', endDate: 'soon' }, null],
    [{}, null],
  ])('%o is read as %s', (row, value) =>
    expect(ends(energy.type.read?.(row, 'period', energy.options)) ?? null).toBe(value),
  );
});

describe('what a period may be', () => {
  it.each([
    [periodOf('day', '2026-09-15', '2026-10-15'), undefined],
    [periodOf('day', '2026-09-14', '2026-10-15'), 'periodDays 31'],
    [periodOf('month', '2025-11-01', '2026-10-01'), undefined],
    [periodOf('month', '2025-10-01', '2026-10-01'), 'periodYears 1'],
    [periodOf('range', '2026-06-01', '2026-09-01'), 'periodMonths 3'],
    [periodOf('year', '2026-01-01'), undefined],
    [periodOf('day', '2026-10-17'), 'notFuture'],
    [periodOf('month', '2026-11-01'), 'notFuture'],
    [{ by: 'month', from: '2026-02-02', to: '2026-02-28' }, 'period'],
    [{ by: 'day', from: '2026-02-30', to: '2026-03-01' }, 'period'],
    [{ by: 'day', from: '2026-03-02', to: '2026-03-01' }, 'period'],
    [{ by: 'week', from: '2026-03-01', to: '2026-03-01' }, 'period'],
    ['2026-10', 'period'],
  ])('%o: %s', (value, refused) => {
    const found = checkField(energy, value);
    expect(found && [found.rule, found.args?.smart_count].filter(Boolean).join(' ')).toBe(refused);
  });

  it('is one at a time, or what is offered', () => {
    const single = period(['day'], { maxSpan: { day: '1 day' }, future: true });
    expect(checkField(single, periodOf('day', '2026-12-01', '2026-12-02'))?.rule).toBe('periodSingle');
    expect(checkField(single, periodOf('month', '2026-12-01'))?.rule).toBe('period');
    expect(checkField(single, periodOf('day', '2026-12-01'))).toBeUndefined();
  });
});

describe('what a page opens with', () => {
  const first = (options: PeriodOptions) => ends(firstPeriod(options, '2026-10-15'));
  it.each([
    [{ by: ALL }, 'day 2026-10-01 2026-10-15'],
    [{ by: ['month', 'year'] as const }, 'month 2026-01-01 2026-10-31'],
    [{ by: ['year'] as const }, 'year 2022-01-01 2026-12-31'],
    [{ by: ALL, maxSpan: { day: '1 day' } as const }, 'day 2026-10-15 2026-10-15'],
    [{ by: ALL, default: 'yesterday' as const }, 'day 2026-10-14 2026-10-14'],
    [{ by: ALL, default: 'last 7 days' as const }, 'day 2026-10-09 2026-10-15'],
    [{ by: ALL, default: 'this year' as const }, 'month 2026-01-01 2026-10-31'],
    [{ by: ALL, default: 'last 12 months' as const }, 'month 2025-11-01 2026-10-31'],
    [{ by: ALL, default: 'last 2 years' as const }, 'year 2025-01-01 2026-12-31'],
    [
      {
        by: ['day', 'month'] as const,
        default: 'this month' as const,
        maxSpan: { day: '1 day', month: '1 month' } as const,
      },
      'month 2026-10-01 2026-10-31',
    ],
    [
      { by: ['day'] as const, default: 'last 90 days' as const, maxSpan: { day: '31 days' } as const },
      'day 2026-10-15 2026-10-15',
    ],
  ])('%o: %s', (options, value) => expect(first(options)).toBe(value));
});

it.each([
  [periodOf('day', '2026-10-01', '2026-10-05'), '01 Oct 2026 – 05 Oct 2026'],
  [periodOf('day', '2026-10-01'), '01 Oct 2026'],
  [periodOf('month', '2026-10-01'), 'Oct 2026'],
  [periodOf('year', '2024-10-01', '2026-01-01'), '2024 – 2026'],
])('%o is said as %s', (value, words) => expect(energy.type.text(value, energy.options, { locale: 'en' })).toBe(words));

it('may end tomorrow, and begin with today and tomorrow, for prices that are known a day ahead', () => {
  const prices = period(['range', 'day'], {
    params: ['startDate', 'endDate'],
    byParam: false,
    maxSpan: { range: '31 days', day: '1 day' },
    future: 'tomorrow',
    default: 'today and tomorrow',
  });
  expect(ends(firstPeriod(prices.options, '2026-10-15'))).toBe('range 2026-10-15 2026-10-16');
  expect(checkField(prices, periodOf('day', '2026-10-16'))).toBeUndefined();
  // two days after the latest today there is
  expect(checkField(prices, periodOf('day', '2026-10-18'))).toMatchObject({ rule: 'notFuture' });
});
