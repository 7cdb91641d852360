import { expect, test } from 'vitest';
import { tariffDatesOf, withTariffDates } from './tariffDates';

const today = '2026-10-15';
const usual = { mode: 'range', startDate: today, endDate: '2026-10-16' } as const;

test.each([
  ['', usual],
  ['businessId=7', usual],
  ['startDate=2026-10-01&endDate=2026-10-03', { mode: 'range', startDate: '2026-10-01', endDate: '2026-10-03' }],
  ['startDate=2026-10-15&endDate=2026-10-17', usual],
  ['startDate=2026-08-01&endDate=2026-10-01', usual],
  ['day=', { mode: 'day', startDate: today, endDate: today }],
  ['day=2026-10-16', { mode: 'day', startDate: '2026-10-16', endDate: '2026-10-16' }],
  ['day=2026-10-17', { mode: 'day', startDate: today, endDate: today }],
  ['day=2026-02-30', { mode: 'day', startDate: today, endDate: today }],
])('an address %j', (query, dates) => expect(tariffDatesOf(new URLSearchParams(query), today)).toEqual(dates));

test.each([
  [usual, 'businessId=7'],
  [{ mode: 'range', startDate: '2026-10-01', endDate: '2026-10-03' }, 'businessId=7&startDate=2026-10-01&endDate=2026-10-03'],
  [{ mode: 'day', startDate: today, endDate: today }, 'businessId=7&day='],
  [{ mode: 'day', startDate: '2026-10-01', endDate: '2026-10-01' }, 'businessId=7&day=2026-10-01'],
] as const)('%j is kept as %s', (dates, query) => {
  const address = withTariffDates(new URLSearchParams('businessId=7&startDate=2026-09-01&endDate=2026-09-02'), dates, today);
  expect(address.toString()).toBe(query);
  expect(tariffDatesOf(address, today)).toEqual(dates);
});
