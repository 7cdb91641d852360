import type { ChartSpec } from '../chart';
import { sortableTime } from '../table/rowTimeText';

/** Letters that file systems refuse, and blanks. */
const UNSAFE = /[^\p{L}\p{N}.-]+/gu;

/** `home-power_2026-10-25_2026-10-25_Europe-Amsterdam.csv`: the days are the first and the last that are shown. */
export function chartFileName({ id, scale }: ChartSpec, ending: string): string {
  const parts =
    scale.kind === 'time'
      ? [
          id,
          sortableTime(scale.from, scale.zone).slice(0, 10),
          sortableTime(Math.max(scale.from, scale.to - 1), scale.zone).slice(0, 10),
          scale.zone,
        ]
      : [id];
  return `${parts.map((part) => part.replaceAll(UNSAFE, '-')).join('_')}.${ending}`;
}
