import type { Place } from '../topology/readTopology';

const within = (value: number): number => Math.min(100, Math.max(0, Math.round(value * 100) / 100));

/** A place on the plan, never off it, to two decimals of a percent. */
export const placeAt = (x: number, y: number, rotation = 0): Place => ({
  x: within(x),
  y: within(y),
  rotation: ((rotation % 360) + 360) % 360,
});

/**
 * Where a key moves a device: arrows by one percent, with Shift by five; R turns it, with Shift the other way.
 * Undefined for other keys.
 */
export function movePlace({ x, y, rotation }: Place, key: string, shift: boolean): Place | undefined {
  const step = shift ? 5 : 1;
  if (key === 'ArrowLeft') return placeAt(x - step, y, rotation);
  if (key === 'ArrowRight') return placeAt(x + step, y, rotation);
  if (key === 'ArrowUp') return placeAt(x, y - step, rotation);
  if (key === 'ArrowDown') return placeAt(x, y + step, rotation);
  return key.toLowerCase() === 'r' ? placeAt(x, y, rotation + (shift ? -15 : 15)) : undefined;
}
