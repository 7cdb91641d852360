import { describe, expect, it } from 'vitest';
import type { ChartSeries, Scale } from '../../chart';
import type { DrawnSeries } from './drawnSeries';
import { barRows, lineRows } from './lineRows';
import { frame } from './frame';
import { niceScale } from './niceScale';
import { splitAtNow } from './splitAtNow';
import { valueExtent } from './valueExtent';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const scale: Scale = { kind: 'time', zone: 'UTC', from: 0, to: 24 * HOUR };
const look = { color: '#000000', fill: '#000000', mark: { path: '' } };
const times = (count: number, step: number) => Array.from({ length: count }, (_, place) => place * step);

function drawn(
  key: string,
  values: ChartSeries['values'],
  at: readonly number[],
  more: Partial<ChartSeries> = {},
): DrawnSeries {
  const series: ChartSeries = { key, name: key, kind: 'line', values, times: at, ...more };
  return { series, as: series.kind, look };
}

describe('rows of lines', () => {
  it('stacks by time: an hour one series misses is missing there and nowhere else', () => {
    const ten = drawn(
      'ten',
      Array.from({ length: 6 }, () => 10),
      times(6, HOUR),
      { stack: 's' },
    );
    const four = drawn('four', [4, 4, 4, 4, 4], [0, HOUR, 3 * HOUR, 4 * HOUR, 5 * HOUR], { stack: 's' });
    const { xs, columns } = lineRows([ten, four], scale);
    const sums = xs.map((x, row) => [x / HOUR, columns.get('ten')?.[row], columns.get('four')?.[row]]);
    expect(sums).toContainEqual([2, 10, null]);
    expect(sums.filter(([hour]) => hour !== 2)).toEqual([0, 1, 3, 4, 5].map((hour) => [hour, 10, 4]));
  });

  it('keeps a line of hours whole beside one of minutes', () => {
    const { columns } = lineRows(
      [
        drawn(
          'fast',
          Array.from({ length: 25 }, () => 1),
          times(25, 5 * MINUTE),
        ),
        drawn('slow', [0, 12, 24], times(3, HOUR)),
      ],
      scale,
    );
    expect(columns.get('slow')?.slice(0, 13)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
  });

  it('leaves gaps gaps and zero zero', () => {
    const { columns } = lineRows(
      [
        drawn('gap', [1, null, 0, 3], times(4, HOUR)),
        drawn(
          'fast',
          Array.from({ length: 37 }, () => 1),
          times(37, 5 * MINUTE),
        ),
      ],
      scale,
    );
    const gap = columns.get('gap') ?? [];
    expect(gap[0]).toBe(1);
    expect(gap.slice(1, 24).every((value) => value === null)).toBe(true);
    expect(gap[24]).toBe(0);
  });

  it('makes a hole where times are left out', () => {
    const { xs, columns } = lineRows([drawn('a', [1, 1, 1, 1], [0, HOUR, 2 * HOUR, 6 * HOUR])], scale);
    expect(xs).toEqual([0, HOUR, 2 * HOUR, 4 * HOUR, 6 * HOUR]);
    expect(columns.get('a')).toEqual([1, 1, 1, null, 1]);
  });

  it('holds a step to the end of its interval, also before a hole', () => {
    const { xs, columns } = lineRows([drawn('p', [5, null, 7], times(3, HOUR), { kind: 'step', lasts: HOUR })], scale);
    const at = (x: number) => columns.get('p')?.[xs.indexOf(x)];
    expect([at(0), at(HOUR - 1), at(HOUR), at(2 * HOUR), at(3 * HOUR - 1), at(3 * HOUR)]).toEqual([
      5,
      5,
      null,
      7,
      7,
      null,
    ]);
  });

  it('joins past and future at now without a hole', () => {
    const now = 90 * MINUTE;
    const { xs, columns } = lineRows([drawn('a', [0, 10, 20, 30], times(4, HOUR))], scale, now);
    const { past, future } = splitAtNow(xs, columns.get('a') ?? [], now, true);
    const row = xs.indexOf(now);
    expect(past?.[row]).toBe(15);
    expect(future?.[row]).toBe(15);
    expect(past?.[row + 1]).toBeNull();
    expect(future?.[row - 1]).toBeNull();
  });
});

it('puts bars in the middle of their intervals', () => {
  const { xs, columns } = barRows([drawn('b', [1, null, 0], times(3, HOUR), { kind: 'bar', lasts: HOUR })], scale);
  expect(xs).toEqual([0.5, 1.5, 2.5].map((hours) => hours * HOUR));
  expect(columns.get('b')).toEqual([1, null, 0]);
});

it('keeps both of two categories of one name', () => {
  const bars = barRows([{ series: { key: 'a', name: 'a', kind: 'bar', values: [1, 2] }, as: 'bar', look }], {
    kind: 'category',
    categories: ['02:00', '02:00'],
  });
  expect(bars.xs).toEqual([0, 1]);
});

it('measures stacks together, ups and downs apart', () => {
  const all = [
    drawn('a', [1, 2], times(2, HOUR), { stack: 's', kind: 'bar' }),
    drawn('b', [3, -1], times(2, HOUR), { stack: 's', kind: 'bar' }),
  ];
  const rows = barRows(all, scale);
  expect(valueExtent(all, () => rows, [])).toEqual({ min: -1, max: 4 });
  expect(valueExtent(all, () => rows, [9])).toEqual({ min: -1, max: 9 });
  expect(valueExtent([], () => rows, [])).toEqual({ min: 0, max: 1 });
});

it.each([
  [0, 7.3, { min: 0, max: 8, interval: 2, decimals: 0 }],
  [0, 0.27, { min: 0, max: 0.3, interval: 0.1, decimals: 1 }],
  [-3, 4, { min: -4, max: 4, interval: 2, decimals: 0 }],
  [0, 0, { min: 0, max: 1, interval: 0.25, decimals: 2 }],
  [18, 22, { min: 18, max: 22, interval: 1, decimals: 0 }],
])('rounds %d to %d', (min, max, nice) => {
  expect(niceScale(min, max, 4)).toEqual(nice);
});

it('leaves room for the longest number beside an axis, which may stand between its ends', () => {
  const left = (values: readonly number[]) => {
    const one = drawn('one', values, times(2, HOUR));
    const spec = { id: 'c', title: '', scale, axes: [{ unit: '' }], series: [one.series] };
    const { panes } = frame({ spec, view: 'line', width: 600, height: 300, locale: 'en', zoomed: false }, [one], () =>
      lineRows([one], scale),
    );
    return panes[0]?.rect.x;
  };
  expect(left([0, 9])).toBe(3 * 7 + 16); // 7.5
  expect(left([0, 20])).toBe(2 * 7 + 16);
});

it('gives a field at most two axes, and what is on others a field below', () => {
  const units = ['kW', '%', 'c/kWh', '°C', 'h'];
  const all = units.map((unit, axis) => drawn(unit, [1, 2], times(2, HOUR), { axis }));
  const axes = units.map((unit) => ({ unit }));
  const spec = { id: 'c', title: '', scale, axes, series: all.map(({ series }) => series) };
  const framed = (shown: readonly DrawnSeries[], height = 280) =>
    frame({ spec, view: 'line', width: 600, height, locale: 'en', zoomed: false }, shown, () => lineRows(shown, scale));
  const { panes, height } = framed(all);
  expect(panes.map((pane) => pane.axes.map(({ axis }) => axis.unit))).toEqual([['kW', '%'], ['c/kWh', '°C'], ['h']]);
  expect(panes.map((pane) => pane.drawn.map(({ series }) => series.key))).toEqual([
    ['kW', '%'],
    ['c/kWh', '°C'],
    ['h'],
  ]);
  expect(new Set(panes.map(({ rect }) => `${rect.x} ${rect.width}`)).size).toBe(1);
  expect(height).toBeGreaterThan(280);
  expect(framed(all.slice(1, 3)).panes).toHaveLength(1);
});
