import { describe as group, expect, it, vi } from 'vitest';
import type { ChartSeries, ChartSpec, Scale } from '../../chart';
import { axisMap } from './axisMap';
import { describe, spoken } from './describe';
import { keyStop, stopAt, stops } from './stops';
import { joinLink, tellLink } from './links';
import { readAt } from './readAt';

const HOUR = 3_600_000;
const scale: Scale = { kind: 'time', zone: 'UTC', from: 0, to: 24 * HOUR };
const line = (values: ChartSeries['values'], step: number, more: Partial<ChartSeries> = {}): ChartSeries => ({
  key: 'k',
  name: 'n',
  kind: 'line',
  values,
  times: values.map((_, place) => place * step),
  ...more,
});

group('linked charts of 288 and of 24 points', () => {
  const fast = line(
    Array.from({ length: 288 }, (_, place) => (place < 12 ? null : place)),
    HOUR / 12,
  );
  const slow = line(
    Array.from({ length: 24 }, (_, place) => place),
    HOUR,
  );

  it('point at the same moment all day, also where the first series has nothing', () => {
    let heard: number | undefined;
    const one = { follow: vi.fn() };
    const other = { follow: (at: number | undefined) => void (heard = at) };
    const leave = [joinLink('a', one), joinLink('a', other)];
    for (const at of stops([fast], scale)) {
      tellLink('a', one, at);
      expect(heard).toBe(at);
      expect(
        Math.abs((readAt(slow, scale, Math.min(heard ?? 0, 23 * HOUR)).value ?? -99) - at / HOUR),
      ).toBeLessThanOrEqual(1);
    }
    expect(one.follow).not.toHaveBeenCalled();
    for (const out of leave) out();
    tellLink('a', one, 5);
    expect(heard).toBe(287 * (HOUR / 12));
  });

  it('do not answer each other for ever, and other names hear nothing', () => {
    const one = { follow: () => tellLink('b', one, 1) };
    const two = { follow: vi.fn(() => tellLink('b', two, 2)) };
    const stranger = { follow: vi.fn() };
    const out = [joinLink('b', one), joinLink('b', two), joinLink('c', stranger)];
    tellLink('b', one, 7);
    expect(two.follow).toHaveBeenCalledTimes(1);
    expect(stranger.follow).not.toHaveBeenCalled();
    for (const leave of out) leave();
  });
});

it('reads intervals by what holds and points by the nearest', () => {
  const price = line([5, null, 0], HOUR, { kind: 'step', lasts: HOUR });
  expect(readAt(price, scale, HOUR - 1)).toEqual({ value: 5, from: 0, to: HOUR });
  expect(readAt(price, scale, 1.5 * HOUR).value).toBeNull();
  expect(readAt(price, scale, 2 * HOUR).value).toBe(0);
  expect(readAt(price, scale, 3 * HOUR).value).toBeNull();
  expect(readAt(line([1, 2], HOUR), scale, 0.6 * HOUR).value).toBe(2);
  expect(readAt(line([1, 2], HOUR), scale, 2 * HOUR).value).toBeNull();
});

it('stops at the interval the pointer is in, or at the nearest point', () => {
  const bars = [line([1, 2, 3], HOUR, { kind: 'bar', lasts: HOUR })];
  expect(stopAt(stops(bars, scale), bars, 1.9 * HOUR)).toBe(HOUR);
  const lines = [line([1, 2, 3], HOUR)];
  expect(stopAt(stops(lines, scale), lines, 1.9 * HOUR)).toBe(2 * HOUR);
  expect(stopAt([], [], 5)).toBeUndefined();
});

it('maps pixels to moments of the part in view and back', () => {
  const map = axisMap(scale, { from: 0, to: 10 * HOUR }, { x: 50, y: 0, width: 100, height: 1 });
  expect(map.toPixel(5 * HOUR)).toBe(100);
  expect(map.toPlace(100)).toBe(5 * HOUR);
  expect(
    axisMap({ kind: 'category', categories: ['a', 'b'] }, undefined, { x: 0, y: 0, width: 100, height: 1 }).toPlace(99),
  ).toBe(1);
});

it.each([
  ['ArrowRight', 3, 4],
  ['ArrowLeft', 0, 0],
  ['Home', 7, 0],
  ['End', 7, 99],
  ['PageDown', 7, 17],
  ['PageUp', 7, 0],
  ['ArrowRight', undefined, 42],
  ['a', 3, undefined],
])('%s from %s goes to %s', (key, from, to) => {
  expect(keyStop(key, from, 100, 42)).toBe(to);
});

// covers FR-194, FR-195
it('says time, names, values and units; nothing is no zero', () => {
  const spec: ChartSpec = {
    id: 'x',
    title: 'x',
    scale,
    axes: [{ unit: 'kW' }],
    ranges: [{ from: 0, to: 2 * HOUR, label: 'Low' }],
    signs: { title: 'Sky', marks: [{ at: 0, tone: 'home', label: 'rain' }] },
    series: [
      line([0, 1], HOUR, { key: 'a', name: 'Solar' }),
      line([null, 1], HOUR, { key: 'b', name: 'Grid' }),
      line([9, 9], HOUR, { key: 'c', name: 'Home' }),
    ],
  };
  const words = describe(spec, new Set(['c']), 0, 'en');
  expect(spoken(words, 'en', 'no value')).toBe('01 Jan 1970, 00:00: Solar 0\u00a0kW, Grid no value, Low, rain');
});
