import type { BarSeriesOption, LineSeriesOption, ScatterSeriesOption } from 'echarts/charts';
import type { EChartsCoreOption } from 'echarts/core';
import type { XAXisOption, YAXisOption } from 'echarts/types/dist/shared';
import type { Value } from '../../chart';
import { axisMap } from '../cursor/axisMap';
import { barRows } from '../layout/barRows';
import { drawnSeries, type DrawnSeries } from '../layout/drawnSeries';
import { frame, WEATHER_LINE, type Frame, type Pane } from '../layout/frame';
import { lineRows } from '../layout/lineRows';
import { splitAtNow } from '../layout/splitAtNow';
import { valueMap } from '../layout/valueMap';
import type { PlotInput, TimeWindow } from '../PlotInput';
import { weatherSeries } from '../weather/weatherSeries';
import { backdrop } from './backdrop';
import { barSeries } from './barSeries';
import { categoryAxis } from './categoryAxis';
import { curveObstacle } from './curveObstacle';
import { dim } from './dim';
import { DENSE, lineSeries } from './lineSeries';
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

type Columns = Record<string, readonly (number | null)[]>;

/** The drawing of lines, bars and small charts. */
export function plotOption(input: PlotInput): Drawing {
  const { spec, view, colors, locale } = input;
  const { scale } = spec;
  const now = scale.kind === 'time' ? spec.now : undefined;
  const drawn = drawnSeries(spec, view, input.hidden, colors);
  const lines = lineRows(drawn, scale, now);
  const bars = barRows(drawn, scale);
  const rowsOf = (one: DrawnSeries) => (one.as === 'bar' ? bars : lines);
  const rows = Math.max(lines.xs.length, bars.xs.length);
  const zoomed = !input.fixed && isZoomed(scale, rows);
  const laid = frame({ spec, view, width: input.width, height: input.height, locale, zoomed }, drawn, rowsOf);
  const panes = laid.panes.map((pane, place) => ({
    ...pane,
    place,
    first: laid.panes.slice(0, place).reduce((sum, { axes }) => sum + axes.length, 0),
  }));
  const lowest = panes.at(-1);
  const whole: TimeWindow = scale.kind === 'time' ? { from: scale.from, to: scale.to } : { from: 0, to: 1 };
  const start = (zoomed ? input.window : undefined) ?? whole;

  const lineColumns: Columns = { x: lines.xs };
  const barColumns: Columns = { x: bars.xs };

  /** Each part of a series before and after now, as a column of its dataset. */
  const parts = drawn.map((one, order) => {
    const { xs, columns } = rowsOf(one);
    const values: readonly Value[] = columns.get(one.series.key) ?? [];
    const isBar = one.as === 'bar';
    const { past, future } = splitAtNow(xs, values, one.series.dashed ? -Infinity : now, !isBar);
    const add = (column: readonly Value[] | undefined, name: string, dashed: boolean) => {
      if (!column) return [];
      (isBar ? barColumns : lineColumns)[name] = column;
      return [
        {
          id: `${dashed ? 'after' : 'until'} ${one.series.key}`,
          dimension: name,
          values: column,
          count: column.length,
          dashed,
        },
      ];
    };
    return { one, order, list: [...add(past, `s${order}`, false), ...add(future, `s${order} after`, true)] };
  });

  const series = (meant?: string): (LineSeriesOption | BarSeriesOption)[] =>
    panes.flatMap((pane) =>
      parts
        .filter(({ one }) => pane.drawn.includes(one))
        .flatMap(({ one, order, list }) => {
          const place = {
            pane: pane.place,
            yAxis:
              pane.first +
              Math.max(
                0,
                pane.axes.findIndex(({ index }) => index === (one.series.axis ?? 0)),
              ),
            order,
          };
          const alpha = dim(one.series.key, meant);
          return list.map((part) =>
            one.as === 'bar' ? barSeries(one, part, place, alpha, colors) : lineSeries(one, part, place, alpha),
          );
        }),
    );

  const xAxes = (window: TimeWindow): XAXisOption[] =>
    panes.map(({ place, rect }) => {
      const at = {
        pane: place,
        width: rect.width,
        labels: place === panes.length - 1,
        gap: spec.weather?.length ? WEATHER_LINE : 0,
      };
      return scale.kind === 'time' ? timeAxis(scale, window, at, colors) : categoryAxis(scale, at, colors);
    });

  const weather = (window: TimeWindow): ScatterSeriesOption[] =>
    lowest && scale.kind === 'time' && spec.weather?.length
      ? [weatherSeries(spec.weather, window, lowest, { pane: lowest.place, yAxis: lowest.first }, colors)]
      : [];

  const yAxes = panes.flatMap((pane): YAXisOption[] =>
    pane.axes.map((axis, place) => {
      const title =
        view === 'multiple'
          ? `${pane.drawn[0]?.series.name ?? ''}${axis.axis.unit && ` / ${axis.axis.unit}`}`
          : undefined;
      return valueAxis(
        axis,
        { pane: pane.place, first: place === 0, left: pane.rect.x, ...(title !== undefined && { title }) },
        colors,
        locale,
      );
    }),
  );

  const curves = ({ drawn: series, axes, rect }: Pane) =>
    series.flatMap((one) => {
      const axis = axes.find(({ index }) => index === (one.series.axis ?? 0));
      const { xs, columns } = rowsOf(one);
      return axis
        ? [
            curveObstacle({
              as: one.as,
              xs,
              values: columns.get(one.series.key) ?? [],
              toPlace: axisMap(scale, start, rect).toPlace,
              toPixel: valueMap(axis.scale, rect),
            }),
          ]
        : [];
    });

  const behind = panes.flatMap((pane) =>
    pane.axes.map((axis, place) => {
      const span = (from: number, to: number) =>
        ((Math.min(to, whole.to) - Math.max(from, whole.from)) / (start.to - start.from)) * pane.rect.width;
      return backdrop(
        spec,
        {
          pane: pane.place,
          yAxis: pane.first + place,
          axis,
          rect: pane.rect,
          first: place === 0,
          named: pane.place === 0,
          span,
          toPixel: axisMap(scale, start, pane.rect).toPixel,
          curves: curves(pane),
        },
        colors,
        input.nowText,
      );
    }),
  );

  const option: EChartsCoreOption = {
    animation: !input.still && rows <= DENSE,
    animationDuration: 200,
    animationDurationUpdate: 200,
    textStyle: { fontFamily: colors.fontFamily },
    dataset: [{ source: lineColumns }, { source: barColumns }],
    grid: panes.map(({ rect: { x, y, width, height } }) => ({
      left: x,
      top: y,
      width,
      height,
      outerBoundsMode: 'none',
    })),
    xAxis: xAxes(start),
    yAxis: yAxes,
    ...(zoomed &&
      zoom(
        {
          panes: panes.length,
          left: lowest?.rect.x ?? 0,
          width: lowest?.rect.width ?? 0,
          thinned: rows > DENSE,
          ...(input.window && { window: input.window }),
        },
        colors,
      )),
    series: [...behind, ...series(), ...weather(start)],
  };

  return {
    frame: laid,
    rows,
    zoomed,
    option,
    shift: (window) => ({ xAxis: xAxes(window), series: weather(window) }),
    mean: (key) => ({ series: series(key).map(onlyLook) }),
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
