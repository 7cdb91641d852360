import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { readAddress, writeAddress } from '@/report/params/paramsAddress';
import { firstValues } from '@/report/params/firstValues';
import { sentParams } from '@/report/params/sentParams';
import { energyCost } from '@schemas/hems/home/energy-cost.report';

const today = '2026-05-31';
const { params } = energyCost;
const defaults = firstValues(params, today);
const valuesOf = (query: string) => ({ ...defaults, ...readAddress(params, new URLSearchParams(query)).values });
/** What is asked of an address, as days from and to. */
const request = (query: string) => {
  const { startDate, endDate } = sentParams(energyCost, valuesOf(query), ['id', 'days', 'date']);
  return [startDate, endDate];
};

beforeEach(() => vi.useFakeTimers({ now: new Date('2026-05-31T08:00:00Z') }));
afterEach(() => vi.useRealTimers());

// covers HR-205, HR-226, HR-227, HR-275
it.each([
  ['id=7', today, today],
  ['id=7&mode=2', today, today],
  ['startDate=2026-05-01&endDate=2026-06-01', '2026-05-01', '2026-06-01'],
  ['mode=2&date=2026-03-01', '2026-03-01', '2026-03-01'],
  ['mode=2&date=2026-02-01', today, today],
  ['mode=2&date=2026-06-02', today, today],
  ['mode=2&date=x', today, today],
  ['mode=2&startDate=2026-05-01&endDate=2026-05-02', today, today],
  ['startDate=2026-05-01&endDate=2026-06-03', today, today],
])('the address %s asks for %s to %s', (query, from, to) => expect(request(query)).toEqual([from, to]));

it('an address says a single day by itself, and nothing of today', () => {
  const write = (query: string, values: object) =>
    writeAddress(params, { ...valuesOf(query), ...values }, defaults, new URLSearchParams(query)).toString();
  expect(write('id=7', { mode: 2, date: { by: 'day', from: '2026-03-01', to: '2026-03-01' } })).toBe(
    'id=7&mode=2&date=2026-03-01',
  );
  expect(write('id=7&mode=2&date=2026-03-01', defaults)).toBe('id=7');
  expect(sentParams(energyCost, valuesOf('id=7&mode=2&date=2026-03-01'), ['id', 'days', 'date'])).toEqual({
    stationId: '7',
    startDate: '2026-03-01',
    endDate: '2026-03-01',
  });
});
