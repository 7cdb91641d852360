import fc, { type IProperty, type Parameters } from 'fast-check';
import { it } from 'vitest';

/**
 * Values a property is tried with by `npm test`: few, and the same at every run. `npm run fuzz` tries more, each time
 * others.
 */
export const RUNS = Number(process.env.FUZZ_RUNS ?? 300);
export const SEED = process.env.FUZZ_SEED === undefined ? 20261124 : Number(process.env.FUZZ_SEED);

/**
 * A test that a property holds for every value; its failure tells the smallest value it found and the seed to try it
 * with again.
 *
 * @example
 * holds('a number is read as it was written', fc.property(fc.integer(), (one) => readNumber(String(one)) === one))
 */
export function holds<T>(name: string, property: IProperty<T>, parameters: Parameters<T> = {}): void {
  it(name, () => fc.assert(property, { numRuns: RUNS, seed: SEED, ...parameters }), 600_000);
}
