import type { BarSeriesOption } from 'echarts/charts';
import { fade } from '../../tones/mixColors';
import { stripes, type SeriesLook } from '../../tones/seriesLook';
import type { DrawnSeries } from '../layout/drawnSeries';
import type { PlotInput } from '../PlotInput';
import type { PartOfTime } from './lineSeries';

/** Pixels (spec 01 §9). */
const WIDEST = 16;
/** Above this many bars they are drawn in one go. */
const MANY = 5000;

interface Part {
  readonly id: string;
  readonly dimension: string;
  readonly count: number;
  readonly when: PartOfTime;
}

/** How bars of a part of time are filled: what is over in full, what is not over yet hatched in its outline. */
function fillOf(look: SeriesLook, when: PartOfTime, { patterns, colors }: Pick<PlotInput, 'patterns' | 'colors'>) {
  const { color, fill } = look;
  const edge = { borderColor: color, borderWidth: 1 };
  if (when === 'after') return { color: fade(color, 0.28), ...edge, borderType: [3, 2] };
  if (when === 'open') return { color: fade(color, 0.06), ...edge, decal: hatching(color) };
  return { color: fill, ...(fill !== color && edge), ...(patterns && { decal: stripes(look, colors) }) };
}

/** Thin slanted lines of a color. */
const hatching = (color: string) => ({
  color: fade(color, 0.55),
  dashArrayX: [1, 0],
  dashArrayY: [1, 4],
  symbolSize: 1,
  rotation: Math.PI / 4,
});

/** One series of bars, or a part of it; the parts stand in one another's place. */
export function barSeries(
  { series, look }: DrawnSeries,
  { id, dimension, count, when }: Part,
  place: { readonly pane: number; readonly yAxis: number },
  alpha: number,
  input: Pick<PlotInput, 'patterns' | 'colors'>,
): BarSeriesOption {
  return {
    type: 'bar',
    id,
    name: series.name,
    datasetIndex: 1,
    encode: { x: 'x', y: dimension },
    xAxisIndex: place.pane,
    yAxisIndex: place.yAxis,
    z: 2,
    stack: series.stack ?? `only ${series.key}`,
    barMaxWidth: WIDEST,
    barMinWidth: 1,
    barGap: '10%',
    barCategoryGap: '24%',
    large: count > MANY,
    largeThreshold: MANY,
    silent: true,
    itemStyle: { opacity: alpha, ...fillOf(look, when, input) },
    emphasis: { disabled: true },
  };
}
