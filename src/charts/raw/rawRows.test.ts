import { expect, it } from 'vitest';
import { rawRows } from './rawRows';

const rows = (option: object) => rawRows(option)?.map(({ series, name, value }) => [series, name, value].join(' | '));

it('names values by their category, their own name or their first number', () => {
  expect(
    rows({ xAxis: { data: ['Mon', { value: 'Tue' }] }, series: { name: 'Load', type: 'bar', data: [1, null] } }),
  ).toEqual(['Load | Mon | 1', 'Load | Tue | -']);
  expect(rows({ series: [{ type: 'pie', data: [{ name: 'Solar', value: 3 }] }] })).toEqual([' | Solar | 3']);
  expect(rows({ series: [{ type: 'scatter', data: [[1.5, 2, 9]] }] })).toEqual([' | 1.5 | 2, 9']);
});

it('tells flows by their ends, trees by the way to their leaves, and data sets by their columns', () => {
  expect(
    rows({ series: [{ type: 'sankey', data: [{ name: 'a' }], links: [{ source: 'a', target: 'b', value: 2 }] }] }),
  ).toEqual([' | a → b | 2']);
  const tree = {
    name: 'Home',
    children: [
      { name: 'Heat', value: 2 },
      { name: 'Car', children: [{ name: 'Night', value: 1 }] },
    ],
  };
  expect(rows({ series: [{ type: 'treemap', data: [tree] }] })).toEqual([
    ' | Home / Heat | 2',
    ' | Home / Car / Night | 1',
  ]);
  const series = [{ type: 'line' }, { type: 'line' }];
  expect(
    rows({
      dataset: {
        source: [
          ['day', 'in', 'out'],
          ['Mon', 1, 2],
        ],
      },
      series,
    }),
  ).toEqual(['in | Mon | 1', 'out | Mon | 2']);
  expect(rows({ dataset: { source: [{ day: 'Mon', in: 1 }] }, series })).toEqual(['in | Mon | 1']);
});

it('knows an option without figures from one without series, and stands what is no option', () => {
  expect(rows({ series: [{ type: 'pie', data: [] }] })).toEqual([]);
  expect(rows({ baseOption: { series: [{ type: 'pie', data: [] }] } })).toEqual([]);
  expect(rows({ graphic: [{ type: 'text' }] })).toBeUndefined();
  for (const none of [null, undefined, 'x', 5, []]) expect(rawRows(none)).toBeUndefined();
});
