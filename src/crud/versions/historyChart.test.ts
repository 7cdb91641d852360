import { expect, it } from 'vitest';
import { defineMeasures, number, percent, quantity, text } from '@/dsl';
import { historyChart } from './historyChart';

const fields = Object.entries({
  price: quantity(defineMeasures({ price: { unit: 'money/kWh' } }), 'price', { input: true }),
  tax: percent(),
  name: text(),
  unused: number(),
});
const options = {
  fields,
  effective: 'from',
  today: '2026-11-23',
  zone: 'Europe/Amsterdam',
  label: (name: string) => name,
};
const version = (from: string, price: number | null, tax = 9) => ({
  id: from,
  from,
  price,
  tax,
  name: 'x',
  currency: 'EUR',
});

it('draws the figures of versions as steps that begin at 00:00 of the site, the last one open', () => {
  const chart = historyChart(
    [version('2027-01-01', 0.8), version('2026-01-01', 0.5), version('2026-07-01', null)],
    options,
  );
  expect(chart?.axes.map(({ unit }) => unit)).toEqual(['EUR/kWh', '%']);
  expect(chart?.series.map(({ key, kind, axis }) => [key, kind, axis])).toEqual([
    ['price', 'step', 0],
    ['tax', 'step', 1],
  ]);
  expect(chart?.series[0]?.values).toEqual([0.5, null, 0.8, 0.8]);
  const begins = [
    '2025-12-31T23:00:00.000Z',
    '2026-06-30T22:00:00.000Z',
    '2026-12-31T23:00:00.000Z',
    '2027-03-31T22:00:00.000Z',
  ];
  expect(chart?.series[0]?.times?.map((time) => new Date(time).toISOString())).toEqual(begins);
});

it('draws nothing without figures or without a first day', () => {
  expect(historyChart([], options)).toBeUndefined();
  expect(historyChart([{ id: '1', price: 1 }], options)).toBeUndefined();
  expect(historyChart([{ id: '1', from: '2026-01-01', name: 'x' }], options)).toBeUndefined();
});
