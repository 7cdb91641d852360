import { expect, it } from 'vitest';
import type { ChartSpec } from '@/charts/chart';
import { nights } from './nights';

const HOUR = 3_600_000;
const day = (values: readonly (number | null)[], more: Partial<ChartSpec['series'][number]> = {}): ChartSpec => ({
  id: 'power',
  title: 'Power',
  scale: { kind: 'time', zone: 'UTC', from: 0, to: 24 * HOUR },
  axes: [{ unit: 'kW' }],
  series: [
    {
      key: 'pv',
      name: 'PV',
      kind: 'line',
      tone: 'solar',
      times: values.map((_, hour) => hour * HOUR),
      values,
      ...more,
    },
  ],
});
const sun = Array.from({ length: 24 }, (_, hour) => (hour >= 8 && hour <= 16 ? 10 : 0));
const hours = (spec: ChartSpec) => nights(spec, 'Night').map(({ from, to }) => [from / HOUR, to / HOUR]);

it('shades the night before the sun is up and after it has set', () => {
  expect(hours(day(sun))).toEqual([
    [0, 8],
    [16, 24],
  ]);
});

it('says nothing of an evening that is not known yet', () => {
  expect(hours(day(sun.map((value, hour) => (hour > 12 ? null : value))))).toEqual([[0, 8]]);
  expect(hours(day(sun.map((value, hour) => (hour > 5 ? null : value))))).toEqual([[0, 5]]);
});

it('takes a plant that stands still by day for no night, and bars for none either', () => {
  expect(hours(day(sun.map(() => 0)))).toEqual([]);
  expect(hours(day(sun, { kind: 'bar', lasts: HOUR }))).toEqual([]);
  expect(hours(day(sun, { tone: 'grid' }))).toEqual([]);
});
