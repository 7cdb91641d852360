import type { Diagram } from './diagram';
import { STEP, type Place } from './nodeSize';

/** A drawing with more than so many steps a node in a direction is no drawing for nodes of this size. */
const LOOSEST = 12;

/** The smallest distance between values that differ by more than a thousandth of their range. */
function smallest(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const least = ((sorted.at(-1) ?? 0) - (sorted[0] ?? 0)) / 1000;
  return Math.min(
    Infinity,
    ...sorted
      .slice(1)
      .map((value, index) => value - (sorted[index] ?? 0))
      .filter((gap) => gap > least),
  );
}

/**
 * Places as the cloud drew them, drawn apart so far that no node covers another; undefined where it did not draw all of
 * them, or two on one spot.
 */
export function spreadPlaces({ nodes }: Diagram): Map<string, Place> | undefined {
  const drawn = nodes.flatMap(({ id, at }) => (at ? [{ id, ...at }] : []));
  if (drawn.length === 0 || drawn.length < nodes.length) return undefined;
  const rows = smallest(drawn.map(({ y }) => y));
  const scaleY = Number.isFinite(rows) ? STEP.y / rows : 1;
  let nearest = Infinity;
  for (const [index, one] of drawn.entries()) {
    for (const other of drawn.slice(index + 1))
      if (Math.abs(one.y - other.y) * scaleY < STEP.y - 0.5) nearest = Math.min(nearest, Math.abs(one.x - other.x));
  }
  const columns = Number.isFinite(nearest) ? nearest : smallest(drawn.map(({ x }) => x)) * 2;
  if (columns === 0) return undefined;
  const scaleX = Number.isFinite(columns) ? STEP.x / columns : 1;
  const [xs, ys] = [drawn.map(({ x }) => x * scaleX), drawn.map(({ y }) => y * scaleY)];
  const isLoose = (values: readonly number[], step: number) =>
    Math.max(...values) - Math.min(...values) > step * drawn.length * LOOSEST;
  if (isLoose(xs, STEP.x) || isLoose(ys, STEP.y)) return undefined;
  return new Map(drawn.map(({ id, x, y }) => [id, { x: x * scaleX, y: y * scaleY }]));
}
