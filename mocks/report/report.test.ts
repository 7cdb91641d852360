import { describe, expect, it } from 'vitest';
import { date, dateRange, defineMeasures, enumeration, period, text } from '@/dsl';
import { periodOf } from '@/schema/dates/period';
import { splitFigure } from './answer/splitFigure';
import { requestedPeriod } from './requestedPeriod';
import { added, highest, joined, percent, ratio, together } from './part';
import { periodBuckets } from './periodBuckets';
import { plausible } from './plausible';

const AMS = 'Europe/Amsterdam';
const later = Date.parse('2030-01-01T00:00:00Z');

describe('figures of several sites', () => {
  it.each([
    ['are added', [{ join: 'sum', value: 0.1 } as const, { join: 'sum', value: 0.2 } as const, null], 0.3],
    [
      'have a mean of what is known',
      [{ join: 'mean', value: 4 } as const, null, { join: 'mean', value: 6 } as const],
      5,
    ],
    ['are divided after both sides are added', [ratio(90, 100), ratio(0, 300), null], 0.225],
    ['are shares of nothing', [percent(0, 0)], null],
    ['have a highest', [highest(3), highest(7)], 7],
    ['are unknown together', [null, null], null],
    ['are powers', [together(-2), together(5)], 3],
  ])('%s', (_, parts, value) => expect(joined(parts)).toBe(value));

  it('are zero when they are zero, and nothing when nothing is known', () =>
    expect([added([0, null]), added([null]), added([])]).toEqual([0, null, null]));
});

it.each([
  [10, [1, 1, 1], [3, 4, 3]],
  [10.5, [1, 1, 2], [2.625, 2.625, 5.25]],
  [null, [1, 2], [null, null]],
  [0, [3, 4], [0, 0]],
])('%s shared by %j is %j', (value, shares, parts) => {
  expect(splitFigure(value, shares)).toEqual(parts);
});

describe('the period of a report', () => {
  const range = { days: dateRange(), by: enumeration(['day', 'month']), note: text() };
  it.each([
    [{ p: period(['day', 'month']) }, { p: periodOf('month', '2026-10-01') }, periodOf('month', '2026-10-01')],
    [
      range,
      { days: ['2026-10-01', '2026-10-05'], by: 'day', note: '2024' },
      periodOf('day', '2026-10-01', '2026-10-05'),
    ],
    [{ on: date() }, { on: '2026-10-25' }, periodOf('range', '2026-10-25')],
    [range, { note: '2026-10-01' }, undefined],
  ])('of %#', (params, values, wanted) => expect(requestedPeriod({ params }, values)).toEqual(wanted));

  it.each([
    [periodOf('day', '2026-03-29'), 23, '2026-03-29T03:00:00+02:00'],
    [periodOf('day', '2026-10-25'), 25, '2026-10-25T02:00:00+02:00'],
    [periodOf('day', '2026-10-24', '2026-10-26'), 3, '2026-10-26'],
    [periodOf('month', '2025-12-01', '2026-02-01'), 3, '2026-02'],
    [periodOf('year', '2024-01-01', '2026-01-01'), 3, '2026'],
    [periodOf('range', '2026-01-15', '2026-12-31'), 12, '2026-03'],
  ])('%o is told in %i parts', (request, count, third) => {
    const buckets = periodBuckets(request, AMS);
    expect(buckets).toHaveLength(count);
    expect(buckets[2]?.label).toBe(third);
    expect(buckets.every(({ to }, place) => to === (buckets[place + 1]?.from ?? to))).toBe(true);
  });
});

describe('a figure nobody knows', () => {
  const measures = defineMeasures({
    energy: { unit: 'kWh', tone: 'solar' },
    visits: { unit: '' },
    share: { unit: '%' },
    price: { unit: 'money/kWh' },
  });
  const theme = (key: keyof typeof measures, seed = 'a') => ({ key, measure: measures[key], seed, zone: AMS });
  const sumOf = (key: keyof typeof measures, request: Parameters<typeof periodBuckets>[0]) =>
    periodBuckets(request, AMS).reduce((sum, bucket) => sum + (plausible(theme(key), bucket, later) ?? 0), 0);

  it.each([['energy'], ['visits']] as const)('%s adds up from hours to a year, also where clocks change', (key) => {
    const day = (one: string) =>
      sumOf(key, periodOf('day', one, '2026-10-26')) -
      (one === '2026-10-26' ? 0 : sumOf(key, periodOf('day', '2026-10-26', '2026-10-26')));
    expect(sumOf(key, periodOf('day', '2026-10-25'))).toBeCloseTo(day('2026-10-25'), 6);
    expect(sumOf(key, periodOf('day', '2026-01-01', '2026-12-31'))).toBeCloseTo(
      sumOf(key, periodOf('month', '2026-01-01', '2026-12-01')),
      6,
    );
    expect(sumOf(key, periodOf('month', '2026-01-01', '2026-12-01'))).toBeCloseTo(
      sumOf(key, periodOf('year', '2026-01-01')),
      6,
    );
  });

  it('is believable: whole visits, shares below a hundred, no sun at night', () => {
    const [night, noon] = [2, 12].map((hour) =>
      plausible(theme('energy'), periodBuckets(periodOf('day', '2026-06-03'), AMS)[hour]!, later),
    );
    expect(night).toBe(0);
    expect(noon).toBeGreaterThan(0);
    for (const bucket of periodBuckets(periodOf('day', '2026-05-01', '2026-06-30'), AMS)) {
      expect(Number.isInteger(plausible(theme('visits'), bucket, later))).toBe(true);
      expect(plausible(theme('share'), bucket, later)).toBeLessThanOrEqual(100);
      expect(plausible(theme('price'), bucket, later)).toBeLessThan(2);
    }
  });

  it('is the same every time, another for another site, and nothing before its time', () => {
    const [bucket] = periodBuckets(periodOf('day', '2026-06-03', '2026-06-04'), AMS);
    expect(plausible(theme('energy'), bucket!, later)).toBe(plausible(theme('energy'), bucket!, later));
    expect(plausible(theme('energy', 'b'), bucket!, later)).not.toBe(plausible(theme('energy'), bucket!, later));
    expect(plausible(theme('energy'), bucket!, bucket!.from)).toBeNull();
    const noon = plausible(theme('energy'), bucket!, bucket!.from + 12 * 3_600_000) ?? 0;
    expect(noon).toBeGreaterThan(0);
    expect(noon).toBeLessThan(plausible(theme('energy'), bucket!, later) ?? 0);
  });
});
