/** A value from -1 to 1 that belongs to a seed and a whole number. */
function corner(seed: number, at: number): number {
  let mixed = Math.imul(seed ^ Math.imul(at, 0x9e3779b1), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return ((mixed ^ (mixed >>> 16)) >>> 0) / 2147483648 - 1;
}

/** Smooth noise from -1 to 1 along a line, without a memory: values of whole numbers, joined by soft curves. */
export function noise(seed: number, x: number): number {
  const from = Math.floor(x);
  const part = x - from;
  const soft = part * part * (3 - 2 * part);
  return corner(seed, from) * (1 - soft) + corner(seed, from + 1) * soft;
}

/**
 * The noise of a day, one value a step: from `start` on, `apart` from step to step, whole numbers `size` apart. Steps
 * between the same whole numbers share what belongs to those.
 */
export function fillNoise(into: Float64Array, seed: number, start: number, apart: number, size: number): void {
  let whole = NaN;
  let low = 0;
  let high = 0;
  for (let index = 0; index < into.length; index += 1) {
    const x = (start + index * apart) / size;
    const from = Math.floor(x);
    if (from !== whole) {
      low = corner(seed, from);
      high = corner(seed, from + 1);
      whole = from;
    }
    const part = x - from;
    const soft = part * part * (3 - 2 * part);
    into[index] = low * (1 - soft) + high * soft;
  }
}
