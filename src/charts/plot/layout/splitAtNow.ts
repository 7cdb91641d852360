import type { Value } from '../../chart';

/** What was and what will be. One that has no value at all is left out. */
export interface Split {
  readonly past?: readonly Value[];
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
