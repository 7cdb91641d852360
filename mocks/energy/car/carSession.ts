import { randomFrom } from '@mocks/core/random';
import { normal } from '../chance/normal';
import { seedOf } from '../chance/seedOf';
import type { DayTime } from '../dayTime';

/** A stay of the car at its charger; times are epoch ms. */
export interface CarSession {
  readonly from: number;
  readonly to: number;
  /** kWh driven since it left last. */
  readonly driven: number;
}

const HOUR = 3_600_000;
const clamp = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value));

/** The stay that begins on a day, if one does: on most days over night, on some during the day. No two of them meet. */
export function carSession(id: string, time: DayTime): CarSession | undefined {
  const random = randomFrom(seedOf('car', id, time.day));
  const kind = random();
  const [coming, going] = [normal(random), normal(random)];
  const driven = clamp(Math.exp(Math.log(9.2) + 0.6 * normal(random)), 1.5, 38);
  const at = (hours: number) => time.start + hours * HOUR;
  if (kind < 0.6)
    return { from: at(clamp(18 + 1.5 * coming, 14, 22.9)), to: at(24 + clamp(7.5 + 0.8 * going, 5.5, 9)), driven };
  if (kind < 0.75)
    return { from: at(clamp(10 + 0.5 * coming, 9.3, 12)), to: at(clamp(16 + 0.5 * going, 14.5, 17)), driven };
  return undefined;
}
