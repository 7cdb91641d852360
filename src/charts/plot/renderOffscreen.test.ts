import { expect, it } from 'vitest';
import type { ChartSpec } from '../chart';
import { createTheme } from '@mui/material';
import { chartColors, type ChartColors } from '../tones/chartColors';
import { startOfDay } from '@/schema/dates/startOfDay';
import { zoneHours } from '@/schema/dates/zoneHours';
import { toneColors } from '../tones/toneColors';
import { renderOffscreen } from './renderOffscreen';
import { drawing } from './option/drawing';
import type { PlotView } from './PlotInput';

const colors: ChartColors = {
  mode: 'light',
  paper: '#ffffff',
  ink: '#18212b',
  inkSoft: '#52606f',
  line: '#e1e6ec',
  accent: '#155fc4',
  fontFamily: 'sans-serif',
  tones: toneColors.light,
};
const zone = 'Europe/Amsterdam';
const times = zoneHours('2026-10-25', zone);
const lasts = 3_600_000;
const spec: ChartSpec = {
  id: 'day',
  title: 'Day',
  scale: { kind: 'time', zone, from: startOfDay('2026-10-25', zone), to: startOfDay('2026-10-26', zone) },
  now: times[12] ?? 0,
  axes: [{ unit: 'kW' }],
  series: [
    {
      key: 'pv',
      name: 'Solar <img src=x>',
      kind: 'line',
      tone: 'solar',
      times,
      values: times.map((_, place) => (place === 5 ? null : place)),
    },
    { key: 'grid', name: 'Grid', kind: 'bar', tone: 'grid', times, lasts, values: times.map(() => 2) },
  ],
};
const none: ReadonlySet<string> = new Set();
const draw = (view: PlotView, width = 1200, one = spec) =>
  renderOffscreen(one, view, { width, height: 320, colors, hidden: none, locale: 'en', nowText: 'Now' }, 'svg');
const texts = (svg: string) => [...svg.matchAll(/<(?:text|tspan)[^>]*>([^<]+)</g)].map(([, text]) => text);
/** Lines of a color without a fill: how they are dashed and how many strokes they have. */
const strokes = (svg: string, color: string) =>
  [...svg.matchAll(/<path [^>]*>/g)]
    .map(([path]) => path)
    .filter((path) => path.includes('fill="none"') && path.includes(`stroke="${color}"`));

// covers FR-213
it('draws the 25 hours of the station day: both 02:00 named, midnight with its date, a gap, and dashes after now', async () => {
  const svg = await draw('bar');
  expect(texts(svg)).toEqual(
    expect.arrayContaining(['25 Oct', '02:00', '+02:00', '+01:00', '04:00', '26 Oct', 'kW', 'Now', 'Grid']),
  );
  const lines = strokes(svg, colors.tones.solar);
  const solid = lines.filter((path) => !path.includes('stroke-dasharray'));
  const dashed = lines.filter((path) => path.includes('stroke-dasharray'));
  expect([solid.length, dashed.length]).toEqual([1, 1]);
  expect(solid[0]?.match(/M/g)).toHaveLength(2);
  const end = / ?L?([\d.]+ [\d.]+)"/.exec(solid[0] ?? '')?.[1];
  expect(dashed[0]).toContain(`d="M${end}`);
});

it('draws what is of another day solid, also after now', async () => {
  const [pv, ...others] = spec.series;
  const before = { ...spec, series: pv ? [{ ...pv, dashed: false }, ...others] : others };
  const lines = strokes(await draw('bar', 1200, before), colors.tones.solar);
  expect(lines.map((path) => path.includes('stroke-dasharray'))).toEqual([false]);
});

it('writes names as text, never as markup', async () => {
  const svg = await draw('line');
  expect(svg).not.toContain('<img');
  expect(svg).toContain('&lt;img');
});

// covers FR-206, HR-299, VR-137
it('makes bars no wider than 16 px', () => {
  const { series } = drawing({
    spec,
    view: 'bar',
    width: 4000,
    height: 300,
    hidden: none,
    colors,
    locale: 'en',
    nowText: '',
  }).option;
  expect(series).toEqual(expect.arrayContaining([expect.objectContaining({ type: 'bar', barMaxWidth: 16 })]));
});

// covers FR-207, HR-300
it('dims all but the meant series to 30 %', () => {
  const { mean } = drawing({
    spec,
    view: 'line',
    width: 900,
    height: 300,
    hidden: none,
    colors,
    locale: 'en',
    nowText: '',
  });
  const alphas = (key?: string) =>
    (mean(key)['series'] as { id: string; itemStyle: { opacity: number } }[]).map(({ id, itemStyle }) => [
      id,
      itemStyle.opacity,
    ]);
  expect(alphas('pv')).toEqual([
    ['until pv', 1],
    ['after pv', 1],
    ['until grid', 0.3],
    ['after grid', 0.3],
  ]);
  expect(alphas().every(([, alpha]) => alpha === 1)).toBe(true);
});

it('keeps one peak among 20,000 points', async () => {
  const count = 20_000;
  const at = Array.from({ length: count }, (_, place) => (times[0] ?? 0) + place * 4000);
  const peak: ChartSpec = {
    ...spec,
    series: [
      {
        key: 'p',
        name: 'p',
        kind: 'line',
        tone: 'solar',
        times: at,
        values: at.map((_, place) => (place === 7777 ? 100 : 1)),
      },
    ],
  };
  const [line = ''] = strokes(await draw('line', 800, peak), colors.tones.solar);
  const ys = [...line.matchAll(/[\d.]+ ([\d.]+)/g)].map(([, y]) => Number(y));
  expect(Math.max(...ys) - Math.min(...ys)).toBeGreaterThan(150);
  expect(ys.length).toBeLessThan(4000);
});

it('draws every view, also without any series', async () => {
  for (const view of ['line', 'bar', 'pie', 'multiple'] as const)
    expect(await draw(view, 600, { ...spec, series: [] })).toContain('<svg');
});

it('is a file that any reader of SVG takes, whatever the letters of the theme are called', async () => {
  const theme = createTheme({ typography: { fontFamily: '"Segoe UI", Arial' } });
  const look = { width: 600, height: 320, colors: chartColors(theme), hidden: none, locale: 'en' };
  const svg = await renderOffscreen(spec, 'bar', look, 'svg');
  const tags = svg.replaceAll(/<!\[CDATA\[.*?\]\]>/gs, '').match(/<[^>]*>/g) ?? [];
  expect(svg).toContain("'Segoe UI'");
  expect(tags.filter((tag) => !/^<\/?[\w:-]+(?:\s+[\w:-]+="[^"<]*")*\s*\/?>$/.test(tag))).toEqual([]);
});
