import { describe, expect, it } from 'vitest';
import { firstValues } from '@/report/params/firstValues';
import { energyReport } from '@schemas/hems/home/energy-report.report';
import { energyUsage } from '@schemas/hems/home/energy-usage.report';
import { isDay } from '@/schema/readers/moment';
import { isHalfTyped } from './dayRange';
import { rangeProblem } from './rangeProblem';

const rule = { last: '2026-10-15', maxSpan: '3 months' } as const;
const range = (startDate: string, endDate: string) => ({ startDate, endDate });

// covers HR-049, HR-060
it.each([energyUsage, energyReport])('begins on the first of the month', ({ params }) => {
  expect(firstValues(params, '2026-10-15').days).toEqual({ by: 'range', from: '2026-10-01', to: '2026-10-15' });
  expect(firstValues(params, '2026-10-01').days).toEqual({ by: 'range', from: '2026-10-01', to: '2026-10-01' });
});

it.each([
  ['2026-02-28', true],
  ['2024-02-29', true],
  ['2026-02-29', false],
  ['2026-2-1', false],
  ['Invalid Date', false],
  ['', false],
])('%s is a day: %s', (text, is) => expect(isDay(text)).toBe(is));

it('a day is half typed until its year is whole', () => {
  expect(['', '2026-10-11', '1999-10-11', '0202-10-11', 'Invalid Date'].map(isHalfTyped)).toEqual([
    false,
    false,
    false,
    true,
    true,
  ]);
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
  ])('%s to %s: %s', (startDate, endDate, problem) =>
    expect(rangeProblem(range(startDate, endDate), rule)).toBe(problem),
  );
});
