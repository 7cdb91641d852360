import { expect, it } from 'vitest';
import type { ChartSeries, ChartSpec } from '../chart';
import { viewOf } from './useChartView';

const series = (kind: ChartSeries['kind']): ChartSeries => ({ key: kind, name: kind, kind, axis: 0, values: [1] });
const spec = (id: string, kinds: readonly ChartSeries['kind'][], views?: ChartSpec['views']): ChartSpec => ({
  id,
  title: id,
  scale: { kind: 'category', categories: ['a'] },
  axes: [{ unit: 'kWh' }],
  series: kinds.map(series),
  ...(views && { views }),
});

it('is first looked at as its first series is drawn, unless it says otherwise', () => {
  expect(viewOf(spec('bars', ['bar', 'line']))).toBe('bar');
  expect(viewOf(spec('lines', ['line', 'bar']))).toBe('line');
  expect(viewOf(spec('said', ['bar'], ['table', 'bar']))).toBe('table');
  expect(viewOf(undefined)).toBe('line');
});
