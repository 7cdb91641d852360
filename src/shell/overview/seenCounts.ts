import { asObject, asText } from '@/api';
import { formatDate } from '@/schema/dates';

/** What the overview counted when somebody last took note of it. */
export interface SeenCounts {
  /** When that was, on the clock of this device; '' for never. */
  readonly at: string;
  readonly counts: Readonly<Record<string, number>>;
}

/** A list on the overview with more records than somebody took note of. */
export interface MoreOf {
  readonly key: string;
  readonly more: number;
}

export function readSeen(kept: unknown): SeenCounts {
  const seen = asObject(kept);
  const at = asText(seen?.at);
  const counts = Object.entries(asObject(seen?.counts) ?? {}).filter(
    (entry): entry is [string, number] => typeof entry[1] === 'number',
  );
  return { at: formatDate(at, 2) === '' ? '' : at, counts: Object.fromEntries(counts) };
}

/** The lists that have more than was seen, most first; a list never seen before has nothing new. */
export function moreThanSeen(seen: SeenCounts, counts: Readonly<Record<string, number>>): readonly MoreOf[] {
  return Object.entries(counts)
    .map(([key, count]) => ({ key, more: count - (seen.counts[key] ?? count) }))
    .filter(({ more }) => more > 0)
    .toSorted((a, b) => b.more - a.more);
}

/**
 * What is kept of counts without anybody taking note of them: lists that were not known, and lower counts, so that what
 * comes after them is new. The time moves on as long as there is nothing new.
 */
export function keptQuietly(seen: SeenCounts, counts: Readonly<Record<string, number>>, now: string): SeenCounts {
  const lower = Object.entries(counts).map(
    ([key, count]) => [key, Math.min(count, seen.counts[key] ?? count)] as const,
  );
  const isNew = moreThanSeen(seen, counts).length > 0;
  return { at: isNew ? seen.at : now, counts: { ...seen.counts, ...Object.fromEntries(lower) } };
}
