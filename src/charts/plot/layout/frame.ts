import type { ChartSpec, TimeScale, ValueAxis } from '../../chart';
import { daySpan } from '@/charts/time/tickStep';
import { zoneOffset } from '@/schema/dates';
import type { PlotView } from '../PlotInput';
import type { DrawnSeries } from './drawnSeries';
import { axisLabels, type AxisLabels } from './axisLabels';
import { inStep, niceScale, type NiceScale } from './niceScale';
import type { Rows } from './placed';
import { usualEnds, valueExtent } from './valueExtent';

export interface Rect {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface PaneAxis {
  readonly axis: ValueAxis;
  /** Its place in the chart's `axes`. */
  readonly index: number;
  readonly scale: NiceScale;
  readonly labels: AxisLabels;
  readonly side: 'left' | 'right';
  /** Pixels from the pane: a second axis on a side stands outside the first. */
  readonly offset: number;
}

/** One field of drawing with its series: `multiple` has one a series, other charts one for every two axes. */
export interface Pane {
  readonly rect: Rect;
  readonly drawn: readonly DrawnSeries[];
  readonly axes: readonly PaneAxis[];
}

/** Where everything stands. All pixels are known before anything is drawn, so the cursor needs nobody to ask. */
export interface Frame {
  readonly width: number;
  readonly height: number;
  readonly panes: readonly Pane[];
}

export interface FrameInput {
  readonly spec: ChartSpec;
  readonly view: PlotView;
  readonly width: number;
  readonly height: number;
  readonly locale: string;
  readonly zoomed: boolean;
}

const UNIT_LINE = 24;
/** Above a pane below another: the lowest number of the one and the name of the other stand in one corner. */
const NAME_LINE = 34;
const TIME_LINE = 24;
/** In an hour that comes twice the label has an offset below it, in narrow places both. */
const OFFSET_LINES = 28;
export const SIGN_LINE = 26;
export const SLIDER = 36;
const EDGE = 16;
const SMALL_PANE = 96;
/** A field with axes at both sides: below it its lines lie on each other. */
const LOWEST_PANE = 132;
/** More axes beside a field are not told apart: what is drawn on the others has a field below. */
const AXES = 2;
/** Steps of an axis, which has a line more. */
const STEPS = 4;

/** Numbers beside an axis: one between its ends may be the longest, as 12.5 between 0 and 15. */
const labelsOf = ({ min, max, interval }: NiceScale): number[] => [
  max,
  ...Array.from(
    { length: Math.min(20, Math.max(0, Math.floor((max - min) / interval))) },
    (_, place) => min + place * interval,
  ),
];

const labelWidth = (scale: NiceScale, { unit, text }: AxisLabels) =>
  Math.max(unit.length, ...labelsOf(scale).map((value) => text(value).length)) * 7 + 16;

/** What stands in a field together: all that is drawn on its axes. */
function groupsOf(view: PlotView, drawn: readonly DrawnSeries[]): readonly (readonly DrawnSeries[])[] {
  if (view === 'multiple') return drawn.map((one) => [one]);
  const axes = [...new Set(drawn.map(({ series }) => series.axis ?? 0))].toSorted((one, other) => one - other);
  if (axes.length <= AXES) return [drawn];
  return Array.from({ length: Math.ceil(axes.length / AXES) }, (_, place) => {
    const own = axes.slice(place * AXES, (place + 1) * AXES);
    return drawn.filter(({ series }) => own.includes(series.axis ?? 0));
  });
}

/** Lays the panes out from top to bottom; where small charts do not fit the height the plot is higher. */
export function frame(input: FrameInput, drawn: readonly DrawnSeries[], rowsOf: (one: DrawnSeries) => Rows): Frame {
  const { spec, view, width, locale } = input;
  const groups = groupsOf(view, drawn);
  const lowest = view === 'multiple' ? SMALL_PANE : groups.length > 1 ? LOWEST_PANE : 0;
  const twice = spec.scale.kind === 'time' && hasDoubledHour(spec.scale);
  const bottom =
    TIME_LINE +
    (twice ? OFFSET_LINES : 0) +
    (spec.signs && spec.scale.kind === 'time' ? SIGN_LINE : 0) +
    (input.zoomed ? SLIDER : 0);
  const height = Math.max(input.height, groups.length * lowest + (lowest > 0 ? bottom : 0));
  const paneHeight = (height - bottom) / Math.max(groups.length, 1);
  const head = groups.length > 1 ? NAME_LINE : UNIT_LINE;
  const inner = Math.max(paneHeight - head, 20);
  const laid = groups.map((group) =>
    paneAxes(spec, group, rowsOf, Math.min(STEPS, Math.max(2, Math.floor(inner / 40))), view === 'multiple', locale),
  );
  const margin = (side: PaneAxis['side']) =>
    Math.max(
      EDGE * 1.5,
      ...laid.flatMap((axes) =>
        axes.filter((one) => one.side === side).map(({ offset, scale, labels }) => offset + labelWidth(scale, labels)),
      ),
    );
  const [left, right] = [margin('left'), margin('right')];
  return {
    width,
    height,
    panes: groups.map((group, place) => ({
      drawn: group,
      axes: laid[place] ?? [],
      rect: { x: left, y: place * paneHeight + head, width: Math.max(width - left - right, 20), height: inner },
    })),
  };
}

function hasDoubledHour({ from, to, zone }: TimeScale): boolean {
  return daySpan(from, to, zone) < 5 && zoneOffset(to, zone) < zoneOffset(from, zone);
}

function paneAxes(
  spec: ChartSpec,
  group: readonly DrawnSeries[],
  rowsOf: (one: DrawnSeries) => Rows,
  ticks: number,
  single: boolean,
  locale: string,
): PaneAxis[] {
  const used = new Set(group.map(({ series }) => series.axis ?? 0));
  if (used.size === 0) used.add(0);
  const taken = { left: 0, right: 0 };
  const indexes = [...used].toSorted((one, other) => one - other);
  const scales = inStep(indexes.map((index) => scaleOf(spec, index, group, rowsOf, ticks)));
  return indexes.map((index, place) => {
    const axis = spec.axes[index] ?? { unit: '' };
    const scale = scales[place] ?? niceScale(0, 1, ticks);
    const labels = axisLabels(scale, axis, locale);
    const side = single ? 'left' : (axis.side ?? (place === 0 ? 'left' : 'right'));
    const offset = taken[side];
    taken[side] += labelWidth(scale, labels);
    return { axis, index, scale, labels, side, offset };
  });
}

/** The scale of an axis: its own ends, those that are usual for its unit, or what its values and levels reach. */
function scaleOf(
  spec: ChartSpec,
  index: number,
  group: readonly DrawnSeries[],
  rowsOf: (one: DrawnSeries) => Rows,
  ticks: number,
): NiceScale {
  const axis = spec.axes[index] ?? { unit: '' };
  const own = group.filter(({ series }) => (series.axis ?? 0) === index);
  const levels = (spec.levels ?? []).filter((level) => (level.axis ?? 0) === index).map(({ value }) => value);
  const { min, max } = valueExtent(own, rowsOf, levels, axis.unit);
  const scale = niceScale(min, max, ticks, { ...usualEnds(axis.unit, own, rowsOf), ...axis });
  // Nothing but zero: an axis from 0 to 1 would say that there is something to be read between them.
  return own.length > 0 && min === 0 && max === 0 ? { ...scale, shownTo: 0 } : scale;
}
