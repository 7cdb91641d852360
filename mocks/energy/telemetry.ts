import { randomFrom } from '@mocks/core/random';
import { seedOf } from './chance/seedOf';
import type { HomeSite } from './model';

/** A gap is one to six steps long, three and a half on average. */
const LONGEST = 6;
const MEAN = 3.5;

/** Which steps of a day never arrived: gaps here and there that take the share `missing` of a site. */
export function telemetry(
  { id, missing = 0.005 }: Pick<HomeSite, 'id' | 'missing'>,
  day: string,
  steps: number,
): readonly boolean[] {
  const random = randomFrom(seedOf('telemetry', id, day));
  const start = missing >= 1 ? 1 : missing / (MEAN * (1 - missing) + missing);
  let left = 0;
  return Array.from({ length: steps }, () => {
    if (left > 0) left -= 1;
    else if (random() < start) left = Math.floor(random() * LONGEST);
    else return false;
    return true;
  });
}
