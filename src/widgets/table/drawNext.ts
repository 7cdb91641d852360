import type { Range } from './onView';

/**
 * The rows to draw next on the way from those drawn to those wanted: at most `atOnce` new ones, those further down
 * first.
 */
export function drawNext([from, to]: Range, [first, end]: Range, atOnce: number): Range {
  const apart = to <= first || from >= end;
  const [kept, keptEnd] = apart ? [first, first] : [Math.max(from, first), Math.min(to, end)];
  const below = Math.min(end - keptEnd, atOnce);
  const above = Math.min(kept - first, atOnce - below);
  return [kept - above, keptEnd + below];
}
