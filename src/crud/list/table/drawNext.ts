/** The first row and the one after the last. */
export type RowRange = readonly [from: number, to: number];

/**
 * The rows to draw next on the way from those drawn to those wanted: at most `atOnce` new ones, those further down
 * first.
 */
export function drawNext([from, to]: RowRange, [first, end]: RowRange, atOnce: number): RowRange {
  const apart = to <= first || from >= end;
  const [kept, keptEnd] = apart ? [first, first] : [Math.max(from, first), Math.min(to, end)];
  const below = Math.min(end - keptEnd, atOnce);
  const above = Math.min(kept - first, atOnce - below);
  return [kept - above, keptEnd + below];
}
