/** The place of the last of rising numbers that is not above `x`; -1 when all are. */
export function lastAtOrBefore(sorted: readonly number[], x: number): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? Infinity) <= x) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}

/** The place of the nearest of rising numbers; -1 in an empty list. */
export function nearest(sorted: readonly number[], x: number): number {
  const before = lastAtOrBefore(sorted, x);
  const [low, high] = [sorted[before], sorted[before + 1]];
  if (high === undefined) return before;
  return low === undefined || high - x < x - low ? before + 1 : before;
}
