import type { LineSeriesOption } from 'echarts/charts';
import type { ChartSpec } from '../../chart';
import type { ChartColors } from '../../tones/chartColors';
import { fade } from '../../tones/fade';
import type { PaneAxis, Rect } from '../layout/frame';
import { valueMap } from '../layout/valueMap';
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
  readonly curves: readonly Obstacle[];
}

/** Narrower parts are shaded without their name. */
const NAMED = 44;
/** Pixels from the top of the pane to below the names of shaded ranges. */
const NAMES = 20;

/** What stands behind the values: shaded ranges, levels, and the line between what was and what will be. */
export function backdrop(spec: ChartSpec, place: Place, colors: ChartColors, nowText: string): LineSeriesOption {
  const timed = spec.scale.kind === 'time' && place.first;
  const ranges = timed ? (spec.ranges ?? []) : [];
  const levels = (spec.levels ?? []).filter(({ axis }) => (axis ?? 0) === place.axis.index);
  const { now, scale } = spec;
  const hasNow = timed && scale.kind === 'time' && now !== undefined && now > scale.from && now < scale.to;
  const label = { color: colors.inkSoft, fontSize: 12 };
  const toPixel = valueMap(place.axis.scale, place.rect);
  const taken: Obstacle[] = [
    ...place.curves,
    ...(hasNow ? [upright(place.toPixel(now))] : []),
    ...(place.named
      ? ranges.map(({ from, to }) =>
          covered({ x: place.toPixel(from), y: place.rect.y, width: place.span(from, to), height: NAMES }),
        )
      : []),
    ...levels.map(({ value }) => covered({ ...place.rect, y: toPixel(value), height: 0 })),
  ];
  const positions = levels.map(({ value, label: name }) => {
    const { position, box } = levelPosition(name, toPixel(value), place.rect, taken);
    taken.push(covered(box));
    return position;
  });
  return {
    type: 'line',
    id: `backdrop ${place.pane} ${place.yAxis}`,
    data: [],
    xAxisIndex: place.pane,
    yAxisIndex: place.yAxis,
    silent: true,
    z: 1,
    markArea: {
      silent: true,
      data: ranges.map(({ from, to, label: name, tone }) => {
        const width = place.span(from, to);
        const [before, after] =
          hasNow && now > from && now < to ? [place.span(from, now), place.span(now, to)] : [width, width];
        const room = Math.max(before, after); // the line of now runs through no name
        const position =
          before === after
            ? ('insideTop' as const)
            : before > after
              ? ('insideTopLeft' as const)
              : ('insideTopRight' as const);
        return [
          {
            xAxis: from,
            itemStyle: { color: fade(tone ? colors.tones[tone] : colors.inkSoft, 0.1) },
            label: {
              ...label,
              show: place.named && room >= NAMED,
              formatter: escapeBraces(name),
              position,
              width: room - 8,
              overflow: 'truncate',
            },
          },
          { xAxis: to },
        ];
      }),
    },
    markLine: {
      silent: true,
      symbol: 'none',
      animation: false,
      data: [
        ...(hasNow
          ? [
              {
                xAxis: now,
                lineStyle: { color: colors.ink, width: 1, type: 'solid' as const, opacity: 0.6 },
                label: {
                  ...label,
                  show: place.named,
                  color: colors.ink,
                  opacity: 1,
                  formatter: escapeBraces(nowText),
                  position: 'end' as const,
                  distance: 4,
                },
              },
            ]
          : []),
        ...levels.map(({ value, label: name, tone }, order) => ({
          yAxis: value,
          lineStyle: { color: tone ? colors.tones[tone] : colors.inkSoft, width: 1.5, type: [8, 4] as number[] },
          label: {
            ...label,
            formatter: escapeBraces(name),
            position: positions[order] ?? 'insideEndTop',
            textBorderColor: colors.paper,
            textBorderWidth: 3,
          },
        })),
      ],
    },
  };
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
