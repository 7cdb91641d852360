import type { BarSeriesOption, LineSeriesOption, ScatterSeriesOption } from 'echarts/charts';
import type { EChartsCoreOption } from 'echarts/core';
import type { XAXisOption, YAXisOption } from 'echarts/types/dist/shared';
import type { ChartSpec, Value } from '../../chart';
import { axisMap } from '../cursor/axisMap';
import { barRows, lineRows } from '../layout/lineRows';
import { drawnSeries, type DrawnSeries } from '../layout/drawnSeries';
import { frame, SIGN_LINE, type Frame, type Pane } from '../layout/frame';
import { hasIntervals, openInterval, type Interval } from '../layout/openInterval';
import { splitAround, splitAtNow, type Split } from '../layout/splitAtNow';
import { valueMap } from '../layout/niceScale';
import type { PlotInput, TimeWindow } from '../PlotInput';
import { signSeries } from './signSeries';
import { backdrop } from './backdrop';
import { barSeries } from './barSeries';
import { categoryAxis } from './categoryAxis';
import { lineObstacle } from './lineObstacle';
import { dim } from '@/charts/tones/seriesLook';
import { DENSE, lineSeries, type LinePart, type PartOfTime } from './lineSeries';
import type { Obstacle } from './levelPosition';
import type { Rows } from '../layout/placed';
import { timeAxis } from './timeAxis';
import { valueAxis } from './valueAxis';
import { isZoomed, zoom } from './zoom';

/** A drawing ready for the library, with what the cursor needs to know of it. */
export interface Drawing {
  readonly frame: Frame;
  /** Rows of the longest series: what decides between SVG and canvas. */
  readonly rows: number;
  readonly zoomed: boolean;
  readonly option: EChartsCoreOption;
  /** What changes when another part of the time axis comes into view. */
  readonly shift: (window: TimeWindow) => EChartsCoreOption;
  /** What changes when the pointer is on the legend. */
  readonly mean: (key: string | undefined) => EChartsCoreOption;
}

type Columns = Record<string, readonly Value[]>;

/** A pane with its place among the panes, and the place of its first axis among all axes of values. */
interface PlacedPane extends Pane {
  readonly place: number;
  readonly firstAxis: number;
}

/** One of the parts a series is drawn in. */
interface SeriesPart extends LinePart {
  readonly count: number;
}

/** A drawing before it is options of the library: what is drawn, over which rows, and where. */
interface Sketch {
  readonly input: PlotInput;
  readonly drawn: readonly DrawnSeries[];
  readonly lines: Rows;
  readonly bars: Rows;
  readonly rowsOf: (one: DrawnSeries) => Rows;
  /** Rows of the longest series. */
  readonly count: number;
  readonly zoomed: boolean;
  readonly laid: Frame;
  readonly panes: readonly PlacedPane[];
  readonly whole: TimeWindow;
  /** What is in view to begin with. */
  readonly start: TimeWindow;
}

function sketchOf(input: PlotInput): Sketch {
  const { spec, view, colors, locale, width, height } = input;
  const { scale } = spec;
  const drawn = drawnSeries(spec, view, input.hidden, colors);
  const lines = lineRows(drawn, scale, hasIntervals(spec) ? undefined : momentOf(spec));
  const bars = barRows(drawn, scale);
  const rowsOf = (one: DrawnSeries) => (one.as === 'bar' ? bars : lines);
  const count = Math.max(lines.xs.length, bars.xs.length);
  const zoomed = !input.fixed && isZoomed(scale, count);
  const laid = frame({ spec, view, width, height, locale, zoomed }, drawn, rowsOf);
  const panes = laid.panes.map((pane, place) => ({
    ...pane,
    place,
    firstAxis: laid.panes.slice(0, place).reduce((sum, { axes }) => sum + axes.length, 0),
  }));
  const whole: TimeWindow = scale.kind === 'time' ? { from: scale.from, to: scale.to } : { from: 0, to: 1 };
  const start = (zoomed ? input.window : undefined) ?? whole;
  return { input, drawn, lines, bars, rowsOf, count, zoomed, laid, panes, whole, start };
}

/** The moment between what was and what will be, on an axis of time. */
const momentOf = ({ scale, now }: ChartSpec) => (scale.kind === 'time' ? now : undefined);

/** What of a series was, is not over yet, and will be. */
function splitOf({ input: { spec }, rowsOf }: Sketch, open: Interval | undefined, one: DrawnSeries): Split {
  const { xs, columns } = rowsOf(one);
  const values = columns.get(one.series.key) ?? [];
  if (one.series.dashed === false) return { past: values };
  if (open && !one.series.dashed) return splitAround(xs, values, open);
  return splitAtNow(xs, values, one.series.dashed ? -Infinity : momentOf(spec), one.as !== 'bar');
}

/** Each part of a series, as a column of its dataset. A line ends with the last interval that is over. */
function partsOf(sketch: Sketch) {
  const { input, drawn, lines, bars } = sketch;
  const columns: Record<'line' | 'bar', Columns> = { line: { x: lines.xs }, bar: { x: bars.xs } };
  const open = openInterval(input.spec);
  const parts = drawn.map((one, order) => {
    const isBar = one.as === 'bar';
    const split = splitOf(sketch, open, one);
    const add = (column: readonly Value[] | undefined, when: PartOfTime): SeriesPart[] => {
      if (!column) return [];
      const name = `s${order} ${when}`;
      columns[isBar ? 'bar' : 'line'][name] = column;
      return [{ id: `${when} ${one.series.key}`, dimension: name, values: column, count: column.length, when }];
    };
    const list = [
      ...add(split.past, 'until'),
      ...(isBar ? add(split.open, 'open') : []),
      ...add(split.future, 'after'),
    ];
    return { one, order, list };
  });
  return { parts, datasets: [{ source: columns.line }, { source: columns.bar }] };
}

/** The values, one series of the library a part, pane by pane. */
function seriesOf({ input, panes }: Sketch, { parts }: ReturnType<typeof partsOf>, meant?: string) {
  return panes.flatMap((pane) =>
    parts
      .filter(({ one }) => pane.drawn.includes(one))
      .flatMap(({ one, order, list }): (LineSeriesOption | BarSeriesOption)[] => {
        const axis = pane.axes.findIndex(({ index }) => index === (one.series.axis ?? 0));
        const place = { pane: pane.place, yAxis: pane.firstAxis + Math.max(0, axis), order };
        const alpha = dim(one.series.key, meant);
        return list.map((part) =>
          one.as === 'bar' ? barSeries(one, part, place, alpha, input) : lineSeries(one, part, place, alpha, input),
        );
      }),
  );
}

function xAxesOf({ input: { spec, colors }, panes }: Sketch, window: TimeWindow): XAXisOption[] {
  const { scale, signs } = spec;
  return panes.map(({ place, rect }) => {
    const labels = place === panes.length - 1;
    const at = { pane: place, width: rect.width, labels, gap: signs ? SIGN_LINE : 0 };
    return scale.kind === 'time' ? timeAxis(scale, window, at, colors) : categoryAxis(scale, at, colors);
  });
}

function yAxesOf({ input: { view, colors }, panes }: Sketch): YAXisOption[] {
  return panes.flatMap(({ place, axes, drawn, rect }) =>
    axes.map((axis, order) => {
      const { unit } = axis.labels;
      const title = view === 'multiple' && `${drawn[0]?.series.name ?? ''}${unit && ` / ${unit}`}`;
      const at = { pane: place, first: order === 0, left: rect.x, ...(title !== false && { title }) };
      return valueAxis(axis, at, colors);
    }),
  );
}

function signsOf({ input: { spec, colors }, panes }: Sketch, window: TimeWindow): ScatterSeriesOption[] {
  const lowest = panes.at(-1);
  return lowest && spec.scale.kind === 'time' && spec.signs
    ? [signSeries(spec.signs.marks, window, lowest, { pane: lowest.place, yAxis: lowest.firstAxis }, colors)]
    : [];
}

/** What is drawn in a pane, as something words do not stand on. */
function linesOf({ input: { spec }, rowsOf, start }: Sketch, { drawn, axes, rect }: Pane): Obstacle[] {
  return drawn.flatMap((one) => {
    const axis = axes.find(({ index }) => index === (one.series.axis ?? 0));
    if (!axis) return [];
    const { xs, columns } = rowsOf(one);
    const { toPlace } = axisMap(spec.scale, start, rect);
    const values = columns.get(one.series.key) ?? [];
    return [lineObstacle({ as: one.as, xs, values, toPlace, toPixel: valueMap(axis.scale, rect) })];
  });
}

function behindOf(sketch: Sketch): LineSeriesOption[] {
  const { input, panes, whole, start } = sketch;
  const { spec, colors, nowText } = input;
  return panes.flatMap((pane) =>
    pane.axes.map((axis, order) =>
      backdrop(
        hasIntervals(spec) ? { ...spec, now: undefined } : spec,
        {
          pane: pane.place,
          yAxis: pane.firstAxis + order,
          axis,
          rect: pane.rect,
          first: order === 0,
          named: pane.place === 0,
          span: (from, to) =>
            ((Math.min(to, whole.to) - Math.max(from, whole.from)) / (start.to - start.from)) * pane.rect.width,
          toPixel: axisMap(spec.scale, start, pane.rect).toPixel,
          lines: linesOf(sketch, pane),
        },
        colors,
        nowText,
      ),
    ),
  );
}

function zoomOf({ input, panes, zoomed, count }: Sketch): EChartsCoreOption {
  const { x: left, width } = panes.at(-1)?.rect ?? { x: 0, width: 0 };
  if (!zoomed) return {};
  const place = { panes: panes.length, left, width, thinned: count > DENSE };
  return zoom({ ...place, ...(input.window && { window: input.window }) }, input.colors);
}

/** The drawing of lines, bars and small charts. */
export function plotOption(input: PlotInput): Drawing {
  const sketch = sketchOf(input);
  const { laid, panes, count, zoomed, start } = sketch;
  const parts = partsOf(sketch);
  const option: EChartsCoreOption = {
    animation: !input.still && count <= DENSE,
    animationDuration: 200,
    animationDurationUpdate: 200,
    textStyle: { fontFamily: input.colors.fontFamily },
    dataset: parts.datasets,
    grid: panes.map(({ rect: { x, y, width, height } }) => ({
      left: x,
      top: y,
      width,
      height,
      outerBoundsMode: 'none',
    })),
    xAxis: xAxesOf(sketch, start),
    yAxis: yAxesOf(sketch),
    ...zoomOf(sketch),
    series: [...behindOf(sketch), ...seriesOf(sketch, parts), ...signsOf(sketch, start)],
  };
  return {
    frame: laid,
    rows: count,
    zoomed,
    option,
    shift: (window) => ({ xAxis: xAxesOf(sketch, window), series: signsOf(sketch, window) }),
    mean: (key) => ({ series: seriesOf(sketch, parts, key).map(onlyLook) }),
  };
}

/** The colors of a series without its data: all that a meant one changes in the others. */
function onlyLook({
  id,
  type,
  lineStyle,
  itemStyle,
  areaStyle,
}:
  | (LineSeriesOption & { readonly type?: string })
  | (BarSeriesOption & { readonly lineStyle?: undefined; readonly areaStyle?: undefined })) {
  return {
    id,
    type,
    ...(lineStyle && { lineStyle }),
    ...(itemStyle && { itemStyle }),
    ...(areaStyle && { areaStyle }),
  };
}
