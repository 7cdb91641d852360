/**
 * A point of the map: the world is a square of 8192, Greenwich in the middle, north above (Mercator, as tiles of maps
 * have it).
 */
export interface MapPoint {
  readonly x: number;
  readonly y: number;
}

export const WORLD = 8192;
/** Degrees north and south that are drawn: beyond, the projection has no end. */
const FARTHEST = 84;

/** Where a place is on the map. */
export function projected(latitude: number, longitude: number): MapPoint {
  const sine = Math.sin((Math.max(-FARTHEST, Math.min(FARTHEST, latitude)) * Math.PI) / 180);
  return { x: ((longitude + 180) / 360) * WORLD, y: (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * WORLD };
}

/** A place in degrees, WGS 84. */
export interface Degrees {
  readonly longitude: number;
  readonly latitude: number;
}

/** No place is told finer than that. */
const FINEST = 6;

/**
 * The place of a point of the map, no finer than half a pixel at that scale tells: a click on a map of the world says
 * no street.
 */
export function degreesAt({ x, y }: MapPoint, scale: number): Degrees {
  const share = (value: number) => Math.max(0, Math.min(1, value / WORLD));
  const longitude = share(x) * 360 - 180;
  const latitude = (Math.atan(Math.sinh(Math.PI * (1 - 2 * share(y)))) * 180) / Math.PI;
  const decimals = Math.max(0, Math.min(FINEST, Math.ceil(Math.log10((scale * 2 * WORLD) / 360))));
  const rounded = (degrees: number) => Number(degrees.toFixed(decimals));
  return { longitude: rounded(longitude), latitude: rounded(latitude) };
}

/** Around points, with some room; of one point a region of some hundred kilometres. */
export function around(
  points: readonly MapPoint[],
  least = 60,
): { readonly x: number; readonly y: number; readonly width: number; readonly height: number } {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const [width, height] = [Math.max(...xs) - left, Math.max(...ys) - top];
  const [wide, tall] = [Math.max(least, width * 1.15), Math.max(least, height * 1.15)];
  return { x: left - (wide - width) / 2, y: top - (tall - height) / 2, width: wide, height: tall };
}
