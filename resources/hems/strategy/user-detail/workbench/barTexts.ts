import { momentsOf, rowTimeText } from '@/charts';
import { wallClockAt, formatDate, formatMoment } from '@/schema/dates';
import { readLabel, readMonthAlone } from '@/schema';

/** A label of the wire for people: below its bar, and where there is room. */
export interface BarText {
  readonly short: string;
  readonly long: string;
}

/**
 * `25 Oct` and `25 Oct 2026`, `Oct 2026`; moments on the clock of the zone, with their offset where it shows them
 * twice. What is no time is as it came. `day`: of times of day alone.
 */
export function barTexts(
  labels: readonly string[],
  { zone, day }: { readonly zone: string; readonly day: string },
): readonly BarText[] {
  const moments = momentsOf(labels, { zone, day });
  return labels.map((label, place) => {
    const read = readLabel(label, day);
    if (readMonthAlone(label) !== null && read?.kind === 'day')
      return { short: formatDate(read.day, 4), long: formatDate(read.day, 4) };
    if (read?.kind === 'day') return { short: formatDate(read.day, 6), long: formatDate(read.day, 3) };
    const at = moments[place];
    const wall = at === undefined ? null : wallClockAt(new Date(at), zone);
    return at === undefined || wall === null
      ? { short: label, long: label }
      : { short: formatMoment(at, wall.startsWith(day) ? 8 : 7, zone), long: rowTimeText(at, zone, 'minute') };
  });
}

/**
 * The time of a slot: `03:15`, with its offset where the clock shows it twice, and its day; undefined for what is no
 * moment.
 */
export function slotTexts(
  at: number | undefined,
  zone: string,
): { readonly time: string; readonly day: string } | undefined {
  return at === undefined ? undefined : { time: formatMoment(at, 8, zone), day: formatMoment(at, 3, zone) };
}
