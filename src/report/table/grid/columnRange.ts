/** Columns drawn beyond both edges. */
const SPARE = 3;
/** Up to so many columns are all drawn. */
const ALL = 24;

/** Where each column begins, from the left edge of the table, and where the last ends. */
export function columnEdges(widths: readonly number[]): readonly number[] {
  const edges = [0];
  for (const width of widths) edges.push((edges.at(-1) ?? 0) + width);
  return edges;
}

/**
 * Which columns to draw of a table that is scrolled to `left`: those on view. The first is not among them, it is always
 * there.
 *
 * @param width of what is on view, px
 */
export function columnRange(
  edges: readonly number[],
  left: number,
  width: number,
): readonly [from: number, to: number] {
  const count = edges.length - 1;
  if (count <= ALL) return [1, count];
  const shown = edges.findIndex((edge) => edge > left + (edges[1] ?? 0)) - 1;
  const end = edges.findIndex((edge) => edge >= left + width);
  const [from, to] = [
    Math.max(1, (shown < 0 ? count : shown) - SPARE),
    Math.min(count, (end < 0 ? count : end) + SPARE),
  ];
  // in steps of two, so that others are drawn half as often
  return [Math.max(1, from - (from % 2)), Math.min(count, to + (to % 2))];
}
