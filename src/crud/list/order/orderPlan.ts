import type { Id } from '@/schema';

/** A row by the number that keeps its place. */
export interface Placed {
  readonly id: Id;
  readonly value: number | null;
}

interface Around {
  /** Records of other pages stand before these rows, or after them: their numbers are not known. */
  readonly before: boolean;
  readonly after: boolean;
  readonly min: number;
  readonly max: number;
}

/** The rows with one of them at another place. */
export function movedRows<T>(rows: readonly T[], from: number, to: number): T[] {
  const next = [...rows];
  next.splice(to, 0, ...next.splice(from, 1));
  return next;
}

/** A whole number between those of the rows beside it, where there is room for one. */
function between(rows: readonly Placed[], at: number, { before, after, min, max }: Around): number | undefined {
  const [above, below] = [rows[at - 1], rows[at + 1]];
  if ((!above && before) || (!below && after) || above?.value === null || below?.value === null) return undefined;
  const low = above ? above.value + 1 : Math.min(min, below ? below.value - 1 : min);
  const high = below ? below.value - 1 : Math.max(low, max);
  const value = above && below ? Math.floor((low + high) / 2) : above ? low : high;
  return value >= Math.max(low, min) && value <= Math.min(high, max) ? value : undefined;
}

/** Numbers for all rows that grow from each to the next, as near to those of their places as can be. */
function growing(places: readonly Placed[], { before, after, min, max }: Around): readonly number[] | undefined {
  const values = places.map(({ value }) => value);
  const known = values.filter((value) => value !== null);
  if (known.length < values.length && (before || after)) return undefined; // where they stand without one nobody knows
  const sorted = known.toSorted((one, other) => one - other);
  const found: number[] = [];
  for (let at = 0; at < places.length; at += 1) {
    const least = at === 0 ? min : (found[at - 1] ?? min) + 1;
    found.push(Math.max(sorted[at] ?? least, least));
  }
  const top = after ? (sorted.at(-1) ?? max) : max;
  // from the end: nothing may stand after what comes on the next page
  for (let at = found.length - 1, most = top; at >= 0; at -= 1, most -= 1)
    found[at] = Math.min(found[at] ?? most, most);
  const least = before ? (sorted[0] ?? min) : min;
  return (found[0] ?? min) >= least ? found : undefined;
}

/**
 * Which records get which number so that a row stands at another place: one where there is room between its new
 * neighbours, else those of the rows it passes, else more. Undefined where the rows of other pages would have to be
 * known.
 */
export function orderPlan(
  rows: readonly Placed[],
  from: number,
  to: number,
  around: Around,
): ReadonlyMap<Id, number> | undefined {
  const next = movedRows(rows, from, to);
  const row = next[to];
  const free = between(next, to, around);
  if (row && free !== undefined) return new Map([[row.id, free]]);
  const values = growing(rows, around);
  return (
    values &&
    new Map(
      next.flatMap(({ id, value }, at) => {
        const wanted = values[at];
        return wanted === undefined || wanted === value ? [] : [[id, wanted] as const];
      }),
    )
  );
}
