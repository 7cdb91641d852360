import type { ChartSpec } from '@/charts';
import { HOUR, MINUTE, daysOf, timesOf } from '../dayTimes';
import { homeDay, priceAt } from '../homeDay';
import type { Part, Translate } from '../story';

const ZONE = 'Europe/Amsterdam';
const scale = daysOf('2026-06-21', 1, ZONE);
const hours = timesOf(scale, HOUR);
const quarters = timesOf(scale, 15 * MINUTE);

function severalAxes(translate: Translate): ChartSpec {
  const { battery, charge } = homeDay(quarters, scale.from);
  return {
    id: 'gallery-axes',
    title: translate('titles.axes'),
    scale,
    axes: [{ unit: 'kW' }, { unit: '%', decimals: 0, min: 0, max: 100, side: 'right' }, { unit: '€/kWh', decimals: 4 }],
    series: [
      {
        key: 'battery',
        name: translate('series.battery'),
        kind: 'bar',
        tone: 'battery',
        times: quarters,
        lasts: 15 * MINUTE,
        values: battery,
      },
      {
        key: 'charge',
        name: translate('series.charge'),
        kind: 'line',
        tone: 'home',
        axis: 1,
        times: quarters,
        values: charge,
      },
      {
        key: 'price',
        name: translate('series.price'),
        kind: 'step',
        tone: 'price',
        axis: 2,
        times: hours,
        lasts: HOUR,
        values: hours.map((_, hour) => priceAt(hour)),
      },
    ],
  };
}

function prices(translate: Translate): ChartSpec {
  const values = hours.map((_, hour) => priceAt(hour));
  return {
    id: 'gallery-prices',
    title: translate('titles.prices'),
    scale,
    axes: [{ unit: '€/kWh', decimals: 4 }],
    now: scale.from + 13 * HOUR,
    series: [
      { key: 'price', name: translate('series.price'), kind: 'step', tone: 'price', times: hours, lasts: HOUR, values },
    ],
    levels: [
      { value: values.reduce((sum, value) => sum + value, 0) / values.length, label: translate('levels.average') },
      { value: 0.3, label: translate('levels.limit'), tone: 'bad' },
    ],
    ranges: [
      { from: scale.from + 11 * HOUR, to: scale.from + 15.5 * HOUR, label: translate('ranges.cheap'), tone: 'good' },
      { from: scale.from + 18 * HOUR, to: scale.from + 21 * HOUR, label: translate('ranges.dear'), tone: 'bad' },
    ],
    views: ['line', 'bar', 'table'],
  };
}

function forecast(translate: Translate): ChartSpec {
  const { solar } = homeDay(quarters, scale.from);
  const now = scale.from + 12.25 * HOUR;
  return {
    id: 'gallery-forecast',
    title: translate('titles.forecast'),
    scale,
    axes: [{ unit: 'kW' }],
    now,
    series: [
      {
        key: 'measured',
        name: translate('series.solar'),
        kind: 'area',
        tone: 'solar',
        times: quarters,
        values: solar.map((value, index) => ((quarters[index] ?? 0) <= now ? value : null)),
      },
      {
        key: 'forecast',
        name: translate('series.forecast'),
        kind: 'line',
        tone: 'solar',
        dashed: true,
        times: quarters,
        values: solar.map((value, index) => value * (0.92 + 0.12 * Math.sin(index / 9))),
      },
    ],
  };
}

function exchange(translate: Translate): ChartSpec {
  const { grid } = homeDay(hours, scale.from);
  const side = (key: string, tone: 'good' | 'grid', pick: (value: number) => number) =>
    ({
      key,
      name: translate(`series.${key}`),
      kind: 'bar',
      tone,
      stack: 'exchange',
      times: hours,
      lasts: HOUR,
      values: grid.map(pick),
    }) as const;
  return {
    id: 'gallery-exchange',
    title: translate('titles.exchange'),
    scale,
    axes: [{ unit: 'kWh' }],
    series: [
      side('import', 'grid', (value) => Math.max(0, value)),
      side('feedIn', 'good', (value) => Math.min(0, value)),
    ],
    views: ['bar', 'line', 'table'],
  };
}

/** Axes, levels, shaded ranges, what was and what will be. */
export const axes: Part = (translate) => [
  { key: 'axes', spec: severalAxes(translate), wide: true },
  { key: 'prices', spec: prices(translate) },
  { key: 'forecast', spec: forecast(translate) },
  { key: 'exchange', spec: exchange(translate), wide: true },
];
