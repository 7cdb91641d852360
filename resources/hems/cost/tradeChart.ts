import type { ChartSeries, ChartSpec, Value } from '@/charts/chart';
import type { MeasureTone } from '@/schema';
import type { ChartParts, PartSeries } from '@/charts/response/chartParts';
import type { Translate } from '@/data/texts/translate';
import { figureDecimals } from '@/schema/measure/figureDecimals';

const TONES = { purchased: 'grid', exported: 'good' } as const satisfies Record<string, MeasureTone>;

function wordOf({ name, text }: PartSeries, place: number): keyof typeof TONES {
  const words = `${name} ${text}`.toLowerCase();
  if (words.includes('export')) return 'exported';
  return words.includes('purchase') || place === 0 ? 'purchased' : 'exported';
}

const cents = (value: number) => Math.round(value * 100 + Math.sign(value) * 1e-7) / 100;

/** Series two minus series one, 2 decimals (spec 02 §3); nothing where one of them is nothing. */
export function difference(first: readonly Value[], second: readonly Value[]): Value[] {
  return first.map((value, place) => {
    const other = second[place] ?? null;
    return value === null || other === null ? null : cents(other - value);
  });
}

function total(values: readonly Value[]): Value {
  const present = values.filter((value) => value !== null);
  return present.length === 0 ? null : present.reduce((sum, value) => sum + value, 0);
}

/** Quantity or amount: what was purchased and exported as bars, and their difference over them. */
export function tradeChart({ id, title }: Pick<ChartSpec, 'id' | 'title'>, { scale, units, series, now }: ChartParts, translate: Translate): ChartSpec {
  const [first, second] = series;
  const timesOf = ({ times, lasts }: PartSeries) => ({ ...(times && { times }), ...(lasts !== undefined && { lasts }) });
  const bars = series.slice(0, 2).map((one, place): ChartSeries => {
    const word = wordOf(one, place);
    return { key: one.key, name: translate(`series.${word}`), kind: 'bar', tone: TONES[word], axis: one.axis, values: one.values, ...timesOf(one) };
  });
  const between = first && second && first.axis === second.axis ? [first, second] as const : undefined;
  const [one, other] = between ? bars : [];
  const line = between?.map(({ values }) => total(values));
  const sum = line && line[0] !== null && line[1] !== null ? cents((line[1] ?? 0) - (line[0] ?? 0)) : null;
  return {
    id,
    title,
    scale,
    axes: units.map((unit) => ({ unit, decimals: figureDecimals(unit), sums: true })),
    series: [
      ...bars,
      ...(between && one && other
        ? [{
            key: 'difference',
            name: translate('series.difference', { first: one.name, second: other.name }),
            kind: scale.kind === 'time' ? 'step' as const : 'line' as const,
            axis: between[0].axis,
            values: difference(between[0].values, between[1].values),
            total: sum,
            ...timesOf(between[0]),
          }]
        : []),
    ],
    ...(now !== undefined && { now }),
    views: ['bar', 'line', 'table'],
    pageSize: 10,
  };
}
