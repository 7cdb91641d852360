import { randomFrom } from '@mocks/core/random';
import { normal } from './normal';
import { seedOf } from './seedOf';

const WEIGHTS = [1, 0.75, 0.55, 0.4, 0.3, 0.2];
const NORM = Math.hypot(...WEIGHTS);

/** A standard normal number of a day that resembles those of the days before: weather and moods last. */
export function drift(seed: number, dayNumber: number): number {
  return (
    WEIGHTS.reduce((sum, weight, ago) => sum + weight * normal(randomFrom(seedOf(seed, dayNumber - ago))), 0) / NORM
  );
}
