import type { ChartSpec } from '@/charts';
import { HOUR, MINUTE, dayStarts, daysOf, timesOf } from '../dayTimes';
import { homeDay } from '../homeDay';
import type { Part, Translate } from '../story';
import { wave } from '../wave';

const ZONE = 'Europe/Amsterdam';

function powerDay(translate: Translate): ChartSpec {
  const scale = daysOf('2026-06-21', 1, ZONE);
  const times = timesOf(scale, 5 * MINUTE);
  const { solar, load, grid, battery } = homeDay(times, scale.from);
  const now = scale.from + 15 * HOUR;
  return {
    id: 'gallery-power',
    title: translate('titles.power'),
    scale,
    axes: [{ unit: 'kW' }],
    now,
    series: [
      { key: 'solar', name: translate('series.solar'), kind: 'area', tone: 'solar', times, values: solar },
      { key: 'load', name: translate('series.home'), kind: 'line', tone: 'home', times, values: load },
      { key: 'grid', name: translate('series.grid'), kind: 'line', tone: 'grid', times, values: grid },
      { key: 'battery', name: translate('series.battery'), kind: 'line', tone: 'battery', times, values: battery },
    ],
    views: ['line', 'bar', 'table', 'multiple'],
  };
}

function energyMonth(translate: Translate): ChartSpec {
  const times = dayStarts('2026-06-01', 30, ZONE);
  const sun = times.map((_, day) => 14 + 22 * wave(day, 5));
  const series = (key: string, tone: 'solar' | 'battery' | 'grid', values: number[]) =>
    ({
      key,
      name: translate(`series.${key}`),
      kind: 'bar',
      tone,
      stack: 'supply',
      times,
      lasts: 24 * HOUR,
      values,
    }) as const;
  return {
    id: 'gallery-energy',
    title: translate('titles.energy'),
    scale: daysOf('2026-06-01', 30, ZONE),
    axes: [{ unit: 'kWh', decimals: 1 }],
    series: [
      series(
        'direct',
        'solar',
        sun.map((value) => value * 0.45),
      ),
      series(
        'battery',
        'battery',
        sun.map((value) => Math.min(8, value * 0.3)),
      ),
      series(
        'grid',
        'grid',
        sun.map((value, day) => Math.max(0.4, 26 - value * 0.72 + 4 * wave(day, 8))),
      ),
    ],
    views: ['bar', 'line', 'table', 'pie', 'multiple'],
  };
}

function categories(translate: Translate): ChartSpec {
  const of = (key: string, values: (number | null)[], tone?: 'good' | 'neutral') =>
    ({ key, name: translate(`series.${key}`), kind: 'bar', values, tone }) as const;
  return {
    id: 'gallery-categories',
    title: translate('titles.categories'),
    scale: {
      kind: 'category',
      categories: ['amsterdam', 'berlin', 'wien', 'oslo', 'shanghai', 'pune'].map((place) =>
        translate(`places.${place}`),
      ),
    },
    axes: [{ unit: 'MWh', decimals: 1 }],
    series: [
      of('lastYear', [212.4, 188.1, 96.7, null, 301.2, 154]),
      of('thisYear', [236.9, 171.3, 118.2, 64.5, 322.8, 0]),
    ],
    views: ['bar', 'line', 'table', 'multiple'],
  };
}

function parts(translate: Translate): ChartSpec {
  const part = (key: string, tone: 'solar' | 'battery' | 'grid' | 'charger' | 'heat', value: number) =>
    ({ key, name: translate(`series.${key}`), kind: 'bar', tone, values: [value] }) as const;
  return {
    id: 'gallery-pie',
    title: translate('titles.pie'),
    scale: { kind: 'category', categories: [translate('series.today')] },
    axes: [{ unit: 'kWh', decimals: 1 }],
    series: [
      part('charger', 'charger', 12.4),
      part('heat', 'heat', 8.1),
      part('home', 'grid', 9.6),
      part('battery', 'battery', 3.2),
    ],
    views: ['pie', 'bar', 'table'],
  };
}

/** The views and the kinds of series. */
export const shapes: Part = (translate) => [
  { key: 'power', spec: powerDay(translate), wide: true, height: 360 },
  { key: 'energy', spec: energyMonth(translate) },
  { key: 'pie', spec: parts(translate) },
  { key: 'categories', spec: categories(translate) },
  {
    key: 'multiple',
    spec: {
      ...powerDay(translate),
      id: 'gallery-multiple',
      title: translate('titles.multiple'),
      views: ['multiple', 'line', 'table'],
    },
    height: 420,
  },
];
