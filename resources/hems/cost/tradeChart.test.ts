import { expect, it } from 'vitest';
import { chartTable } from '@/charts/table/chartTable';
import { chartParts } from '@/charts/response/chartParts';
import { difference, tradeChart } from './tradeChart';

const translate = (key: string, options: object = {}) => [key, ...Object.values(options)].join(' ');
const days = { startDate: '2026-03-29', endDate: '2026-03-29', zone: 'Europe/Amsterdam' };
const answer = (unit: string, purchased: unknown[], exported: unknown[]) => ({
  xlist: ['00:00', '01:00', '03:00'],
  ylist: [{ name: 'Purchased', unit, list: purchased }, { name: 'Exported', unit, list: exported }],
});

// covers HR-140, HR-141
it('shows the difference of the second and the first, on their times', () => {
  const { series, axes } = tradeChart({ id: 'quantity', title: 'Quantity' }, chartParts(answer('kWh', ['1.25', 0, null], [0.1, '2.005', 3]), days), translate);
  expect(series.map(({ name, kind, values }) => [name, kind, values])).toEqual([
    ['series.purchased', 'bar', [1.25, 0, null]],
    ['series.exported', 'bar', [0.1, 2.005, 3]],
    ['series.difference series.purchased series.exported', 'step', [-1.15, 2.01, null]],
  ]);
  expect(axes).toEqual([{ unit: 'kWh', decimals: 2, sums: true }]);
  expect(new Set(series.map(({ times }) => times?.join()))).toHaveProperty('size', 1);
});

it.each([
  [[1], [1], [0]],
  [[0.1], [0.3], [0.2]],
  [[0], [1.005], [1.01]],
  [[1.005], [0], [-1.01]],
  [[null], [1], [null]],
  [[1, 2], [1], [0, null]],
])('%j to %j is %j', (first, second, result) => expect(difference(first, second)).toEqual(result));

it('totals are sums of what came, and so is the difference of them', () => {
  const thirds = ['0.333', '0.333', '0.333'];
  const { columns } = chartTable(tradeChart({ id: 'amount', title: 'Amount' }, chartParts(answer('€', thirds, ['0.001', '0.001', '0.001']), days), translate));
  expect(columns.map(({ total }) => Number(total?.toFixed(4)))).toEqual([0.999, 0.003, -1]);
});

it('with one series there is no difference', () => {
  const [one] = answer('kWh', [1], [2]).ylist;
  expect(tradeChart({ id: 'quantity', title: 'Quantity' }, chartParts({ xlist: ['00:00'], ylist: [one] }, days), translate).series).toHaveLength(1);
});
