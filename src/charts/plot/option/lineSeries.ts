import type { LineSeriesOption } from 'echarts/charts';
import type { Value } from '../../chart';
import type { DrawnSeries } from '../layout/drawnSeries';
import type { PlotInput } from '../PlotInput';

/** Marks of a line over its length, where lines are to be told apart without color. */
const MARKS = 7;
/** Up to so many points have a dot each. */
const FEW = 24;
/** Above this many rows a line carries no marks, and is thinned to what its pixels can show. */
export const DENSE = 1500;

/** What was, what is not over yet, what will be. */
export type PartOfTime = 'until' | 'open' | 'after';

export interface LinePart {
  readonly id: string;
  readonly dimension: string;
  readonly values: readonly Value[];
  readonly when: PartOfTime;
}

interface Place {
  readonly pane: number;
  readonly yAxis: number;
  /** Order among the lines: marks of lines that run together do not cover each other. */
  readonly order: number;
}

/** A dot: what a point is drawn as where marks are not asked for. */
const DOT = 'circle';

/**
 * What stands at each point: a dot on few ones, and on one between two nothings, which no line would show. With
 * patterns a mark now and then, which tells lines apart without color.
 */
function symbolAt(values: readonly Value[], path: string, order: number, isMarked: boolean) {
  const known = values.filter((value) => value !== null).length;
  const every = Math.max(1, Math.round(values.length / MARKS));
  const start = Math.round((every * (1 + (order % 3))) / 4);
  const nothing = (place: number) => (values[place] ?? null) === null;
  const symbol = isMarked ? `path://${path}` : DOT;
  return (_: unknown, { dataIndex }: { readonly dataIndex: number }) => {
    if (nothing(dataIndex)) return 'none';
    const alone = nothing(dataIndex - 1) && nothing(dataIndex + 1);
    const isShown = alone || (isMarked ? dataIndex % every === start : known <= FEW);
    return isShown ? symbol : 'none';
  };
}

const isAlone = (values: readonly Value[]) =>
  values.some(
    (value, place) => value !== null && (values[place - 1] ?? null) === null && (values[place + 1] ?? null) === null,
  );

/** One line, area or step, or its part before or after now. */
export function lineSeries(
  { series, as, look }: DrawnSeries,
  { id, dimension, values, when }: LinePart,
  { pane, yAxis, order }: Place,
  alpha: number,
  { patterns = false }: Pick<PlotInput, 'patterns'>,
): LineSeriesOption {
  const dense = values.length > DENSE;
  const dashed = when === 'after';
  const isMarked = patterns && !dense;
  const isFew = as !== 'step' && !dense && values.filter((value) => value !== null).length <= FEW;
  const hasSymbols = isMarked || isFew || isAlone(values);
  const width = look.isRatio ? 1.5 : 2;
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
    showSymbol: hasSymbols,
    showAllSymbol: true,
    // a function is asked for each point, also of marks that are not shown
    symbol: hasSymbols ? symbolAt(values, look.mark.path, order, isMarked) : 'none',
    symbolSize: isMarked ? 7 : 5,
    ...(dense && { sampling: 'minmax' }),
    silent: true,
    // Thousands of strokes up and down: round joins and more than a hairline cost ten times as much to paint, and
    // nobody sees them.
    lineStyle: {
      color: look.color,
      width: dense ? 1 : width,
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
