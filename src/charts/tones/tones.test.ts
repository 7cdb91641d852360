import { describe, expect, it } from 'vitest';
import { seriesLooks } from './seriesLook';
import { mixColors } from './mixColors';
import { plainColors, toneColors } from './toneColors';
import { toneMarks } from './toneMarks';
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

describe.each(['light', 'dark'] as const)('in %s', (mode) => {
  const all = [
    ...Object.entries(toneColors[mode]),
    ...plainColors[mode].map((color, place) => [`plain ${place}`, color] as const),
  ];

  it.each(all)('%s stands out from every surface', (_, color) => {
    const { paper, canvas, ink } = SURFACES[mode];
    expect(contrast(color, paper)).toBeGreaterThanOrEqual(3);
    expect(contrast(color, canvas)).toBeGreaterThanOrEqual(3);
    expect(contrast(mixColors(color, ink, 0.62), paper)).toBeGreaterThanOrEqual(3);
  });

  it('gives no color twice', () => {
    expect(new Set(all.map(([, color]) => color)).size).toBe(all.length);
  });
});

it('tells kinds of energy apart without color', () => {
  expect(new Set(Object.values(toneMarks).map(({ path }) => path)).size).toBe(Object.keys(toneMarks).length);
});

it('gives two series of a kind two shades and series of no kind their own', () => {
  const looks = seriesLooks(
    [series('charge', 'battery'), series('discharge', 'battery'), series('a'), series('b')],
    colors('light'),
  );
  const shades = [...looks.values()].map(({ color }) => color);
  expect(new Set(shades).size).toBe(4);
  expect(shades[0]).toBe(toneColors.light.battery);
});

it('gives many series of a kind colors of their own, with the others of the chart in theirs', () => {
  const stations = Array.from({ length: 10 }, (_, place) => series(`station ${place}`, 'solar'));
  const looks = seriesLooks([...stations, series('price', 'price')], colors('dark'));
  expect(new Set(stations.map(({ key }) => looks.get(key)?.color))).toEqual(new Set(plainColors.dark));
  expect(looks.get('price')?.color).toBe(toneColors.dark.price);
});
