import type { Value } from '../../chart';
import type { Interval } from './openInterval';

/** What was, what is not over yet, and what will be. One that has no value at all is left out. */
export interface Split {
  readonly past?: readonly Value[];
  readonly open?: readonly Value[];
  readonly future?: readonly Value[];
}

const some = (values: readonly Value[]) => (values.some((value) => value !== null) ? values : undefined);

/**
 * Parts a column at `now`. Lines share the row at `now`, so that their join has no hole; bars belong to one side, by
 * where they stand.
 */
export function splitAtNow(
  xs: readonly number[],
  values: readonly Value[],
  now: number | undefined,
  shared: boolean,
): Split {
  if (now === undefined) return { past: values };
  const past = some(values.map((value, place) => ((xs[place] ?? 0) <= now ? value : null)));
  const future = some(
    values.map((value, place) => ((xs[place] ?? 0) > now || (shared && xs[place] === now) ? value : null)),
  );
  // The one row they share says nothing of its own.
  const beyond = xs.some((x, place) => x > now && (values[place] ?? null) !== null);
  return { ...(past && { past }), ...(future && beyond && { future }) };
}

/** Parts a column of whole intervals, which stand at their middles, around the one that is not over yet. */
export function splitAround(xs: readonly number[], values: readonly Value[], { from, to }: Interval): Split {
  const within = (least: number, most: number) =>
    some(values.map((value, place) => ((xs[place] ?? 0) > least && (xs[place] ?? 0) < most ? value : null)));
  const [past, open, future] = [within(-Infinity, from), within(from, to), within(to, Infinity)];
  return { ...(past && { past }), ...(open && { open }), ...(future && { future }) };
}
