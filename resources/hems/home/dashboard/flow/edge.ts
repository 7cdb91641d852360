export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A cubic curve from a device to the home: begin, two handles, end. */
export type Edge = readonly [from: Point, one: Point, other: Point, to: Point];

/** The curve as the `d` of a path. */
export function pathOf([from, one, other, to]: Edge): string {
  const at = ({ x, y }: Point) => `${round(x)} ${round(y)}`;
  return `M${at(from)}C${at(one)} ${at(other)} ${at(to)}`;
}

const round = (value: number) => Math.round(value * 100) / 100;

/** The point of a curve at a parameter of 0 to 1. */
export function pointAt([from, one, other, to]: Edge, at: number): Point {
  const rest = 1 - at;
  const mix = (a: number, b: number, c: number, d: number) =>
    rest ** 3 * a + 3 * rest ** 2 * at * b + 3 * rest * at ** 2 * c + at ** 3 * d;
  return { x: mix(from.x, one.x, other.x, to.x), y: mix(from.y, one.y, other.y, to.y) };
}

const FINE = 128;

/** So many points in equal distances along the curve, both ends among them: what moves over them keeps its speed. */
export function pointsAlong(edge: Edge, count: number): Point[] {
  const fine = Array.from({ length: FINE + 1 }, (_, index) => pointAt(edge, index / FINE));
  const lengths = [0];
  fine.slice(1).forEach((point, index) => {
    const before = fine[index] ?? point;
    lengths.push((lengths[index] ?? 0) + Math.hypot(point.x - before.x, point.y - before.y));
  });
  const whole = lengths[FINE] ?? 0;
  return Array.from({ length: count }, (_, index) => {
    const wanted = (whole * index) / (count - 1);
    const after = Math.max(
      1,
      lengths.findIndex((length) => length >= wanted),
    );
    const [low = 0, high = 0] = [lengths[after - 1], lengths[after]];
    const part = high > low ? (wanted - low) / (high - low) : 0;
    return pointAt(edge, (after - 1 + part) / FINE);
  });
}

/** Middle of the curve, and the angle (degrees) it goes there in. */
export function middleOf(edge: Edge): Point & { readonly angle: number } {
  const [before, after] = [pointAt(edge, 0.48), pointAt(edge, 0.52)];
  return { ...pointAt(edge, 0.5), angle: (Math.atan2(after.y - before.y, after.x - before.x) * 180) / Math.PI };
}
