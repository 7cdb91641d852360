import { addDays, dayOf, startOfDay, wallMoments } from '@/schema/dates';
import type { HomeTariff } from '../../../../energy/model';

/** The day-ahead prices of tomorrow are out at this time of the market's clock (proposed fields, market-area). */
const PUBLICATION = '13:00';

/**
 * Prices of a tariff are known before this moment (epoch ms): those of tomorrow once they are published, what a
 * retailer sets himself always.
 */
export function publishedUntil(zone: string, { type }: Pick<HomeTariff, 'type'>, now: number): number {
  if (type === 3) return Infinity;
  const today = dayOf(now, zone);
  const [out = Infinity] = wallMoments(Date.parse(`${today}T${PUBLICATION}:00Z`), zone);
  return startOfDay(addDays(today, now >= out ? 2 : 1), zone);
}
