import type { MeasureTone } from '@/schema';
import type { ChartSeries, ChartSpec } from '../chart';
import { colorDistance } from './sight';
import type { ChartColors } from './chartColors';
import { mixColors, fade } from './mixColors';
import { plainColors } from './toneColors';
import { plainMarks, toneMarks, type ToneMark } from './toneMarks';

export interface SeriesLook {
  /** Of its line, and of the outline of its bars. */
  readonly color: string;
  /** Of its bars: lighter than the outline where they are of what goes out. */
  readonly fill: string;
  readonly mark: ToneMark;
  /** A share beside amounts: a thin line of no kind. */
  readonly isRatio?: boolean;
}

/** How much of black is in the second shade, and how much of the paper in the fill of what goes out. */
const DEEP = { light: 0.38, dark: 0.3 };
const OUT = { light: 0.55, dark: 0.68 };
/** From here on two colors of one chart are taken for different ones. */
const APART = 0.06;

/** The shades of a kind, best first: its own color, then others of the same hue. */
export function shadesOf(tone: string, { mode, paper }: Pick<ChartColors, 'mode' | 'paper'>): readonly string[] {
  const other = mode === 'light' ? mixColors(tone, '#000000', 0.66) : mixColors(tone, '#ffffff', 0.6);
  const [deep, out] = [mixColors(tone, '#000000', DEEP[mode]), mixColors(tone, paper, OUT[mode])];
  return [tone, deep, other, out];
}

/** So many series of one kind have shades of their own; more are told apart by colors of no kind: ten depots. */
const SHADES = 3;

const crowded = (series: readonly ChartSeries[]): ReadonlySet<MeasureTone> => {
  const tones = series.flatMap(({ tone, below }) => (tone && !below ? [tone] : []));
  return new Set(tones.filter((tone) => tones.filter((one) => one === tone).length > SHADES));
};

/** The one share beside amounts. Of several shares it is their colors that tell them apart. */
function ratioOf({ series, axes }: Pick<ChartSpec, 'series' | 'axes'>): string | undefined {
  const isShare = ({ axis = 0 }: ChartSeries) => axes[axis]?.unit === '%';
  const shares = series.filter(isShare);
  const [share] = shares;
  return shares.length === 1 && series.length > 1 && share?.kind !== 'bar' ? share?.key : undefined;
}

/**
 * The looks of all series of a chart by key, no two alike. What is hidden keeps its look, so that showing it again
 * changes nothing.
 */
export function seriesLooks(
  spec: Pick<ChartSpec, 'series' | 'axes'>,
  colors: ChartColors,
): ReadonlyMap<string, SeriesLook> {
  const plain = plainColors[colors.mode];
  const many = crowded(spec.series);
  const ratio = ratioOf(spec);
  const taken: string[] = [];
  const isFree = (color: string) => taken.every((other) => colorDistance(color, other) >= APART);
  let next = 0;
  const plainLook = (): SeriesLook => {
    const place = next++;
    const color = plain[place % plain.length] ?? colors.accent;
    return { color, fill: color, mark: plainMarks[place % plainMarks.length] ?? toneMarks.neutral };
  };
  const toneLook = (tone: MeasureTone, below: boolean): SeriesLook => {
    const own = colors.tones[tone];
    const shades = shadesOf(own, colors);
    const mark = toneMarks[tone];
    const out = shades[SHADES] ?? own;
    if (below && isFree(out)) return { color: own, fill: out, mark };
    const color = shades.slice(0, SHADES).find(isFree) ?? plain.find(isFree) ?? own;
    return { color, fill: below ? mixColors(color, colors.paper, OUT[colors.mode]) : color, mark };
  };
  return new Map(
    spec.series.map(({ key, tone, below = false }): [string, SeriesLook] => {
      if (key === ratio) return [key, { color: colors.ink, fill: colors.ink, mark: toneMarks.neutral, isRatio: true }];
      const look = !tone || many.has(tone) ? plainLook() : toneLook(tone, below);
      taken.push(look.fill);
      return [key, look];
    }),
  );
}

/** Faint stripes that tell fills apart without color; nothing where the kind is a plain fill. */
export function stripes({ mark }: Pick<SeriesLook, 'mark'>, { paper }: ChartColors) {
  if (mark.stripes === undefined) return { symbol: 'none' as const };
  return {
    color: fade(paper, 0.32),
    dashArrayX: [1, 0],
    dashArrayY: [2, 5],
    symbolSize: 1,
    rotation: (mark.stripes * Math.PI) / 180,
  };
}

/** What is not meant fades to this (spec 01 §9). */
const DIMMED = 0.3;

/**
 * How much of its own alpha a series shows while one is meant by the pointer on the legend; `meant` nothing dims
 * nothing.
 */
export function dim(key: string, meant: string | undefined): number {
  return meant === undefined || meant === key ? 1 : DIMMED;
}
