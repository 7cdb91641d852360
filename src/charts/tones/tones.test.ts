import { describe, expect, it } from 'vitest';
import { seriesLooks, shadesOf } from './seriesLook';
import { colorDistance } from './sight';
import { plainColors, toneColors } from './toneColors';
import { toneMarks } from './toneMarks';
import type { MeasureTone } from '@/schema';
import type { ChartSeries } from '../chart';
import type { ChartColors } from './chartColors';

/** Paper and canvas of the theme's two modes; charts come before the theme, so they are repeated here. */
const SURFACES = {
  light: { paper: '#ffffff', canvas: '#f3f5f8', ink: '#18212b' },
  dark: { paper: '#171e26', canvas: '#0f141a', ink: '#e6ebf1' },
};

function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((from) => {
    const value = Number.parseInt(color.slice(from, from + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [a, b] = [luminance(one), luminance(other)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

const colors = (mode: 'light' | 'dark'): ChartColors => ({
  mode,
  paper: SURFACES[mode].paper,
  ink: SURFACES[mode].ink,
  inkSoft: '#52606f',
  line: '#e1e6ec',
  accent: '#155fc4',
  fontFamily: 'sans-serif',
  tones: toneColors[mode],
});
const series = (key: string, tone?: ChartSeries['tone']): ChartSeries => ({
  key,
  name: key,
  kind: 'line',
  values: [],
  ...(tone && { tone }),
});

const isTone = (key: string): key is MeasureTone => key in toneMarks;
const toneMarkKeys = Object.keys(toneMarks).filter(isTone);

const looksOf = (all: readonly ChartSeries[], mode: 'light' | 'dark') =>
  seriesLooks({ series: all, axes: [{ unit: 'kWh' }, { unit: '%' }] }, colors(mode));

describe.each(['light', 'dark'] as const)('in %s', (mode) => {
  const all = [
    ...Object.entries(toneColors[mode]),
    ...plainColors[mode].map((color, place) => [`plain ${place}`, color] as const),
  ];

  it.each(all)('%s stands out from every surface', (_, color) => {
    const { paper, canvas } = SURFACES[mode];
    expect(contrast(color, paper)).toBeGreaterThanOrEqual(3);
    expect(contrast(color, canvas)).toBeGreaterThanOrEqual(3);
  });

  it.each(Object.entries(toneColors[mode]))('lines in shades of %s stand out from paper', (_, color) => {
    const { paper } = SURFACES[mode];
    for (const shade of shadesOf(color, { mode, paper }).slice(0, 3))
      expect(contrast(shade, paper)).toBeGreaterThanOrEqual(3);
  });

  it('gives no two series of a chart one look, whatever their kinds', () => {
    const tones = toneMarkKeys;
    for (const one of tones)
      for (const other of tones) {
        const looks = looksOf(
          [series('a', one), series('b', other), { ...series('c', one), below: true }, series('d', other)],
          mode,
        );
        const fills = [...looks.values()].map(({ fill }) => fill);
        const alike = fills.filter((fill, at) => fills.slice(at + 1).some((next) => colorDistance(fill, next) < 0.06));
        expect([one, other, alike]).toEqual([one, other, []]);
      }
  });

  it('gives no color twice', () => {
    expect(new Set(all.map(([, color]) => color)).size).toBe(all.length);
  });
});

it('tells kinds of energy apart without color', () => {
  expect(new Set(Object.values(toneMarks).map(({ path }) => path)).size).toBe(Object.keys(toneMarks).length);
});

it('gives two series of a kind two shades and series of no kind their own', () => {
  const looks = looksOf(
    [series('charge', 'battery'), series('discharge', 'battery'), series('a'), series('b')],
    'light',
  );
  const shades = [...looks.values()].map(({ color }) => color);
  expect(new Set(shades).size).toBe(4);
  expect(shades[0]).toBe(toneColors.light.battery);
});

it('gives many series of a kind colors of their own, with the others of the chart in theirs', () => {
  const stations = Array.from({ length: 10 }, (_, place) => series(`station ${place}`, 'solar'));
  const looks = looksOf([...stations, series('price', 'price')], 'dark');
  expect(new Set(stations.map(({ key }) => looks.get(key)?.color))).toEqual(new Set(plainColors.dark));
  expect(looks.get('price')?.color).toBe(toneColors.dark.price);
});

it('draws what goes out in the color of its kind, lighter, and the one share beside amounts in ink', () => {
  const looks = looksOf(
    [
      series('discharge', 'battery'),
      { ...series('charge', 'battery'), below: true },
      { ...series('rate', 'battery'), axis: 1 },
    ],
    'light',
  );
  expect(looks.get('charge')?.color).toBe(looks.get('discharge')?.color);
  expect(looks.get('charge')?.fill).not.toBe(looks.get('discharge')?.fill);
  expect(looks.get('rate')).toMatchObject({ color: SURFACES.light.ink, isRatio: true });
});
