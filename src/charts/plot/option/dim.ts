/** What is not meant fades to this (spec 01 §9). */
const DIMMED = 0.3;

/**
 * How much of its own alpha a series shows while one is meant by the pointer on the legend; `meant` nothing dims
 * nothing.
 */
export function dim(key: string, meant: string | undefined): number {
  return meant === undefined || meant === key ? 1 : DIMMED;
}
