import type { Coordinates } from './type';

/** Whether both degrees are there and on Earth. */
export function isOnEarth(value: unknown): value is Coordinates {
  const { longitude, latitude }: { longitude?: unknown; latitude?: unknown } =
    typeof value === 'object' && value !== null ? value : {};
  return (
    typeof longitude === 'number' &&
    typeof latitude === 'number' &&
    Math.abs(longitude) <= 180 &&
    Math.abs(latitude) <= 90
  );
}
