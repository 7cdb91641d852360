import type { MapPoint } from './projection';

export interface Cluster<P extends MapPoint> extends MapPoint {
  readonly points: readonly P[];
}

/**
 * Points nearer to each other than `apart` stand as one, in the middle of theirs; from west to east. The same points
 * make the same clusters, wherever the map is moved.
 */
export function clusters<P extends MapPoint>(points: readonly P[], apart: number): Cluster<P>[] {
  const found: { x: number; y: number; points: P[] }[] = [];
  for (const point of points.toSorted((a, b) => a.x - b.x || a.y - b.y)) {
    const near = found.find(({ x, y }) => Math.hypot(x - point.x, y - point.y) < apart);
    if (near) {
      near.points.push(point);
      near.x += (point.x - near.x) / near.points.length;
      near.y += (point.y - near.y) / near.points.length;
    } else found.push({ x: point.x, y: point.y, points: [point] });
  }
  return found.toSorted((a, b) => a.x - b.x);
}
