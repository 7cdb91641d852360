import type { MeasureTone } from '@/schema';
import type { ChartSeries } from '../chart';
import type { ChartColors } from './chartColors';
import { mixColors, fade } from './mixColors';
import { plainColors } from './toneColors';
import { plainMarks, toneMarks, type ToneMark } from './toneMarks';

export interface SeriesLook {
  readonly color: string;
  readonly mark: ToneMark;
}

/** Charge and discharge are one kind of energy: the second of a kind is nearer to ink, and so on. */
const STEPS = [0, 0.38, 0.62, 0.2];

/**
 * Of more series of one kind than there are shades it is not the kind that tells them apart: ten stations, each with
 * its power.
 */
const crowded = (series: readonly ChartSeries[]): ReadonlySet<MeasureTone> => {
  const tones = series.flatMap(({ tone }) => tone ?? []);
  return new Set(tones.filter((tone) => tones.filter((one) => one === tone).length > STEPS.length - 1));
};

/**
 * The looks of all series of a chart by key. What is hidden keeps its look, so that showing it again changes nothing.
 */
export function seriesLooks(series: readonly ChartSeries[], colors: ChartColors): ReadonlyMap<string, SeriesLook> {
  const used = new Map<MeasureTone, number>();
  const plain = plainColors[colors.mode];
  const many = crowded(series);
  let next = 0;
  return new Map(
    series.map(({ key, tone }) => {
      if (!tone || many.has(tone)) {
        const place = next++;
        const color = plain[place % plain.length] ?? colors.accent;
        const mark = plainMarks[place % plainMarks.length] ?? toneMarks.neutral;
        return [key, { color, mark }];
      }
      const place = used.get(tone) ?? 0;
      used.set(tone, place + 1);
      return [
        key,
        { color: mixColors(colors.tones[tone], colors.ink, STEPS[place % STEPS.length] ?? 0), mark: toneMarks[tone] },
      ];
    }),
  );
}

/** Faint stripes that tell fills apart without color; nothing where the kind is a plain fill. */
export function stripes({ mark }: SeriesLook, { paper }: ChartColors) {
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
