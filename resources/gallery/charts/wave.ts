/** A number from 0 to 1 that looks like chance and is always the same. */
export function wave(index: number, seed = 1): number {
  const value = Math.sin(index * 12.9898 + seed * 78.233) * 43_758.5453;
  return value - Math.floor(value);
}

/** A bell around a middle: 1 there, a third of it one `width` away. */
export function bell(x: number, middle: number, width: number): number {
  return Math.exp(-(((x - middle) / width) ** 2));
}
