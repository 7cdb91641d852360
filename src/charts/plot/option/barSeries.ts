import type { BarSeriesOption } from 'echarts/charts';
import { fade } from '@/charts/tones/mixColors';
import type { ChartColors } from '../../tones/chartColors';
import type { DrawnSeries } from '../layout/drawnSeries';
import { stripes } from '@/charts/tones/seriesLook';

/** Pixels (spec 01 §9). */
const WIDEST = 16;
/** Above this many bars they are drawn in one go. */
const MANY = 5000;

interface Part {
  readonly id: string;
  readonly dimension: string;
  readonly count: number;
  readonly dashed: boolean;
}

/** One series of bars, or its part before or after now; the two parts stand in one another's place. */
export function barSeries(
  { series, look }: DrawnSeries,
  { id, dimension, count, dashed }: Part,
  place: { readonly pane: number; readonly yAxis: number },
  alpha: number,
  colors: ChartColors,
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
    itemStyle: {
      color: dashed ? fade(look.color, 0.28) : look.color,
      opacity: alpha,
      ...(dashed && { borderColor: look.color, borderType: [3, 2], borderWidth: 1 }),
      ...(!dashed && series.stack !== undefined && { decal: stripes(look, colors) }),
    },
    emphasis: { disabled: true },
  };
}
