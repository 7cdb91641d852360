import type { LineSeriesOption } from 'echarts/charts';
import type { ChartSpec, LevelLine, ShadedRange } from '../../chart';
import type { ChartColors } from '../../tones/chartColors';
import { fade } from '@/charts/tones/mixColors';
import type { PaneAxis, Rect } from '../layout/frame';
import { valueMap } from '../layout/niceScale';
import { levelPosition, type Obstacle } from './levelPosition';

interface Place {
  readonly pane: number;
  readonly yAxis: number;
  readonly axis: PaneAxis;
  readonly rect: Rect;
  readonly first: boolean;
  /** Only the highest of several panes says what the shades are. */
  readonly named: boolean;
  /** Pixels between two moments or places of the x axis. */
  readonly span: (from: number, to: number) => number;
  readonly toPixel: (x: number) => number;
  /** What is drawn in the pane. */
  readonly lines: readonly Obstacle[];
}

/** Two ends of a shaded part, as the library takes them. */
type Area = Extract<NonNullable<NonNullable<LineSeriesOption['markArea']>['data']>[number], unknown[]>;

/** Narrower parts are shaded without their name. */
const NAMED = 44;
/** Pixels from the top of the pane to below the names of shaded ranges. */
const NAMES = 20;

/** What stands behind the values: shaded ranges, levels, and the line between what was and what will be. */
export function backdrop(spec: ChartSpec, place: Place, colors: ChartColors, nowText: string): LineSeriesOption {
  const { now, scale } = spec;
  const timed = scale.kind === 'time' && place.first;
  const ranges = timed ? (spec.ranges ?? []) : [];
  const levels = (spec.levels ?? []).filter(({ axis }) => (axis ?? 0) === place.axis.index);
  const shownNow = timed && now !== undefined && now > scale.from && now < scale.to ? now : undefined;
  return {
    type: 'line',
    id: `backdrop ${place.pane} ${place.yAxis}`,
    data: [],
    xAxisIndex: place.pane,
    yAxisIndex: place.yAxis,
    silent: true,
    z: 1,
    markArea: { silent: true, data: ranges.map((range) => rangeArea(range, shownNow, place, colors)) },
    markLine: {
      silent: true,
      symbol: 'none',
      animation: false,
      data: [
        ...(shownNow === undefined ? [] : [nowLine(shownNow, place, colors, nowText)]),
        ...levelLines(levels, ranges, shownNow, place, colors),
      ],
    },
  };
}

const labelOf = (colors: ChartColors) => ({ color: colors.inkSoft, fontSize: 12 });

/** A shaded range, its name where the line of now runs through no letter. */
function rangeArea(
  { from, to, label, tone }: ShadedRange,
  now: number | undefined,
  place: Place,
  colors: ChartColors,
): Area {
  const isCut = now !== undefined && now > from && now < to;
  const [before, after] = isCut ? [place.span(from, now), place.span(now, to)] : [0, 0];
  const room = isCut ? Math.max(before, after) : place.span(from, to);
  const position =
    before === after
      ? ('insideTop' as const)
      : before > after
        ? ('insideTopLeft' as const)
        : ('insideTopRight' as const);
  const name = {
    ...labelOf(colors),
    show: place.named && room >= NAMED,
    formatter: escapeBraces(label),
    position,
    width: room - 8,
    overflow: 'truncate' as const,
  };
  const color = fade(tone ? colors.tones[tone] : colors.inkSoft, 0.1);
  return [{ xAxis: from, itemStyle: { color }, label: name }, { xAxis: to }];
}

function nowLine(now: number, place: Place, colors: ChartColors, nowText: string) {
  return {
    xAxis: now,
    lineStyle: { color: colors.ink, width: 1, type: 'solid' as const, opacity: 0.6 },
    label: {
      ...labelOf(colors),
      show: place.named,
      color: colors.ink,
      opacity: 1,
      formatter: escapeBraces(nowText),
      position: 'end' as const,
      distance: 4,
    },
  };
}

/** Levels with their names, which stand clear of everything else. */
function levelLines(
  levels: readonly LevelLine[],
  ranges: readonly ShadedRange[],
  now: number | undefined,
  place: Place,
  colors: ChartColors,
) {
  const toPixel = valueMap(place.axis.scale, place.rect);
  const names = place.named ? ranges : [];
  const taken: Obstacle[] = [
    ...place.lines,
    ...(now === undefined ? [] : [upright(place.toPixel(now))]),
    ...names.map(({ from, to }) =>
      covered({ x: place.toPixel(from), y: place.rect.y, width: place.span(from, to), height: NAMES }),
    ),
    ...levels.map(({ value }) => covered({ ...place.rect, y: toPixel(value), height: 0 })),
  ];
  return levels.map(({ value, label, tone }) => {
    const { position, box } = levelPosition(label, toPixel(value), place.rect, taken);
    taken.push(covered(box));
    return {
      yAxis: value,
      lineStyle: { color: tone ? colors.tones[tone] : colors.inkSoft, width: 1, type: 'solid' as const },
      label: {
        ...labelOf(colors),
        formatter: escapeBraces(label),
        position,
        textBorderColor: colors.paper,
        textBorderWidth: 3,
      },
    };
  });
}

/** A line from top to bottom is in the way of all words it runs through. */
function upright(at: number): Obstacle {
  return ({ x, width }) => (at > x - 2 && at < x + width + 2 ? width : 0);
}

function covered(place: Rect): Obstacle {
  return ({ x, y, width, height }) =>
    y + height < place.y || y > place.y + place.height
      ? 0
      : Math.max(0, Math.min(x + width, place.x + place.width) - Math.max(x, place.x));
}

/** Names come from a server: `{b}` in one is text, not a placeholder. */
function escapeBraces(name: string): () => string {
  return () => name;
}
