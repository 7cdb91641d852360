import type { LineSeriesOption } from 'echarts/charts';
import type { Value } from '../../chart';
import type { DrawnSeries } from '../layout/drawnSeries';

/** Marks of a line, over its length. */
const MARKS = 7;
/** Above this many rows a line carries no marks, and is thinned to what its pixels can show. */
export const DENSE = 1500;

export interface LinePart {
  readonly id: string;
  readonly dimension: string;
  readonly values: readonly Value[];
  readonly dashed: boolean;
}

interface Place {
  readonly pane: number;
  readonly yAxis: number;
  /** Order among the lines: marks of lines that run together do not cover each other. */
  readonly order: number;
}

/** A point between two nothings would not be seen as a line; marks tell lines apart without color. */
function symbolAt(values: readonly Value[], path: string, order: number) {
  const dense = values.length > DENSE;
  const every = Math.max(1, Math.round(values.length / MARKS));
  const start = Math.round((every * (1 + (order % 3))) / 4);
  const nothing = (place: number) => (values[place] ?? null) === null;
  return (_: unknown, { dataIndex }: { readonly dataIndex: number }) => {
    const alone = nothing(dataIndex - 1) && nothing(dataIndex + 1);
    return !nothing(dataIndex) && (alone || (!dense && dataIndex % every === start)) ? `path://${path}` : 'none';
  };
}

const isAlone = (values: readonly Value[]) =>
  values.some(
    (value, place) => value !== null && (values[place - 1] ?? null) === null && (values[place + 1] ?? null) === null,
  );

/** One line, area or step, or its part before or after now. */
export function lineSeries(
  { series, as, look }: DrawnSeries,
  { id, dimension, values, dashed }: LinePart,
  { pane, yAxis, order }: Place,
  alpha: number,
): LineSeriesOption {
  const dense = values.length > DENSE;
  const marked = !dense || isAlone(values);
  return {
    type: 'line',
    id,
    name: series.name,
    datasetIndex: 0,
    encode: { x: 'x', y: dimension },
    xAxisIndex: pane,
    yAxisIndex: yAxis,
    z: 3,
    ...(series.stack !== undefined && { stack: `${series.stack}${dashed ? ' after' : ''}` }),
    ...(as === 'step' && { step: 'end' }),
    connectNulls: false,
    showSymbol: marked,
    showAllSymbol: true,
    // a function is asked for each point, also of marks that are not shown
    symbol: marked ? symbolAt(values, look.mark.path, order) : 'none',
    symbolSize: 7,
    ...(dense && { sampling: 'minmax' }),
    silent: true,
    // Thousands of strokes up and down: round joins and more than a hairline cost ten times as much to paint, and
    // nobody sees them.
    lineStyle: {
      color: look.color,
      width: dense ? 1 : 2,
      type: dashed ? [5, 4] : 'solid',
      opacity: alpha,
      join: dense ? 'bevel' : 'round',
    },
    itemStyle: { color: look.color, opacity: alpha },
    ...(as === 'area' && {
      areaStyle: { color: look.color, opacity: (series.stack === undefined ? 0.16 : 0.4) * alpha * (dashed ? 0.6 : 1) },
    }),
    emphasis: { disabled: true },
  };
}
