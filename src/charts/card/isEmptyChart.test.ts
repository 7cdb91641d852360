import { expect, test } from 'vitest';
import type { ChartSpec, Value } from '../chart';
import { isEmptyChart } from './isEmptyChart';

const chart = (...values: readonly (readonly Value[])[]): ChartSpec => ({
  id: 'a',
  title: 'A',
  scale: { kind: 'category', categories: ['a', 'b'] },
  axes: [{ unit: '' }],
  series: values.map((list, index) => ({ key: String(index), name: '', kind: 'bar', values: list })),
});

// covers FR-193, HR-294
test('nothing but gaps is empty; zero is a value', () => {
  expect([chart(), chart([]), chart([null, Number.NaN], [null])].map(isEmptyChart)).toEqual([true, true, true]);
  expect(isEmptyChart(chart([null], [0]))).toBe(false);
});
