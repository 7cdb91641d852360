import type { Value } from '../../chart';

/** Columns of one length over one rising first column: what a dataset is made of. */
export interface Rows {
  /** Epoch ms, or the place on a category axis. */
  readonly xs: readonly number[];
  /** By the key of the series. */
  readonly columns: ReadonlyMap<string, readonly Value[]>;
}

/** All numbers of some lists, each once, rising. Lists that are one and the same are read once. */
export function union(lists: Iterable<readonly number[]>): number[] {
  const distinct = [...new Set(lists)].filter(({ length }) => length > 0);
  if (distinct.length === 1) return [...(distinct[0] ?? [])];
  const sorted = Float64Array.from(distinct.flat()).sort();
  const all: number[] = [];
  for (const value of sorted) if (value !== all.at(-1)) all.push(value);
  return all;
}
