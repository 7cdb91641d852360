import { expect, it } from 'vitest';
import { chartParts } from '@/charts/response/chartParts';
import { isPublished, tariffChart } from './tariffChart';

const translate = (key: string) => key;
const days = { startDate: '2026-10-15', endDate: '2026-10-16', zone: 'Europe/Amsterdam' };
const at = (text: string) => Date.parse(`${text}+02:00`);
const answer = {
  xlist: ['2026-10-15 00:00', '2026-10-15 12:00', '2026-10-16 00:00', '2026-10-16 12:00'],
  ylist: [
    { name: 'purchase', desc: '购电价', unit: 'c/kWh', list: [20, 10, null, null] },
    { name: 'export', unit: 'c/kWh', list: [8, '-1.5', null, null] },
    { desc: 'Spot', unit: 'c/kWh', list: [9, -0.5, null, null] },
    { desc: 'Other', unit: 'EUR/MWh', list: [1, 2, 3, 4] },
  ],
};

// covers H-245
it('has purchase, export and spot as steps with now between them', () => {
  const spec = tariffChart(chartParts(answer, days), translate, at('2026-10-15T13:00'));
  expect(spec.series.map(({ key, name, tone, axis }) => [key, name, tone, axis])).toEqual([
    ['purchase', 'chart.purchase', 'price', 0],
    ['export', 'chart.export', 'good', 0],
    ['Spot', 'chart.spot', 'neutral', 0],
    ['Other', 'Other', undefined, 1],
  ]);
  expect(spec.now).toBe(at('2026-10-15T13:00'));
  expect(spec.axes.map(({ unit, decimals, side }) => [unit, decimals, side])).toEqual([['c/kWh', 2, undefined], ['EUR/MWh', 2, 'right']]);
  expect(spec.ranges).toMatchObject([{ from: at('2026-10-15T12:00'), to: at('2026-10-16T00:00'), label: 'chart.negative' }]);
});

it('takes the boundary of the server over the clock, and none outside of its days', () => {
  expect(tariffChart(chartParts({ ...answer, signList: [{ lineIndex: 1 }] }, days), translate, 0).now).toBe(at('2026-10-15T12:00'));
  expect(tariffChart(chartParts(answer, days), translate, at('2026-10-20T12:00'))).not.toHaveProperty('now');
});

it('knows whether tomorrow is published', () => {
  const parts = chartParts({ ...answer, ylist: answer.ylist.slice(0, 3) }, days);
  expect(isPublished(parts, at('2026-10-16T00:00'))).toBe(false);
  expect(isPublished(parts, at('2026-10-15T12:00'))).toBe(true);
});

it('of nothing is an empty one', () => expect(tariffChart(chartParts(null, days), translate, 0)).toMatchObject({ series: [], ranges: [] }));
