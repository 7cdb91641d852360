import { fade } from '../../tones/fade';
import type { SeriesLook } from '../../tones/seriesLook';
import type { ChartColors } from '../../tones/chartColors';

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
