/**
 * A number from 0 to 1 that belongs to a seed, a day (or any count) and a purpose: always the same, and like no other.
 */
export function chance(seed: number, count: number, purpose = 0): number {
  let mixed = Math.imul(seed ^ Math.imul(count + 1, 0x9e3779b1) ^ Math.imul(purpose + 1, 0x7feb352d), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x45d9f3b);
  return ((mixed ^ (mixed >>> 15)) >>> 0) / 4294967296;
}
