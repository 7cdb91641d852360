import type { ChartSpec, ShadedRange, WeatherMark } from '@/charts/chart';
import type { ChartParts } from '@/charts/response/chartParts';
import { negativeRanges } from '../../cost/negativeRanges';
import { figureDecimals } from '@/schema/measure/figureDecimals';
import { seriesTone } from './seriesTone';

interface DayLook {
  readonly id: string;
  readonly title: string;
  /** Epoch ms, where the answer marks no boundary itself; undefined on days that are over. */
  readonly now: number | undefined;
  readonly ranges: readonly ShadedRange[];
  readonly weather: readonly WeatherMark[];
  /** What the times of a purchase price below zero are called. */
  readonly negative: string;
}

const isPrice = (unit: string) => /\/\s*kwh$/i.test(unit);

/** A day of a home as a chart of lines: prices as steps, everything else as it was measured. */
export function dayChart({ scale, units, series, now: marked }: ChartParts, { id, title, now: clock, ranges, weather, negative }: DayLook): ChartSpec {
  const timed = scale.kind === 'time';
  const now = marked ?? clock;
  const price = series.find(({ unit }) => isPrice(unit));
  return {
    id,
    title,
    scale,
    axes: units.map((unit, place) => ({ unit, decimals: figureDecimals(unit), ...(place > 0 && { side: 'right' as const }) })),
    series: series.map((one) => {
      const tone = seriesTone(one);
      const steps = timed && isPrice(one.unit);
      return {
        key: one.key,
        name: one.text || one.key,
        kind: steps ? 'step' : 'line',
        axis: one.axis,
        values: one.values,
        dashed: one.lineType === 3,
        ...(tone && { tone }),
        ...(one.times && { times: one.times }),
        ...(steps && one.lasts !== undefined && { lasts: one.lasts }),
      };
    }),
    ...(timed && { ranges: [...ranges, ...(price ? negativeRanges(price, negative) : [])], weather }),
    ...(timed && now !== undefined && now > scale.from && now < scale.to && { now }),
    views: ['line', 'bar', 'table'],
  };
}
