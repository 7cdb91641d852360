import { addDays, dayOf, startOfDay } from '@/schema/dates';
import { forecast as foreseen } from '../energy/forecast';
import { dayFrame } from './history';
import type { DayFrame, ForecastOf } from './model';
import type { Site } from './site';

const HOUR = 3_600_000;

const aimsOf = (frame: DayFrame) =>
  Array.from({ length: frame.steps }, (_, index) => ({
    pv: frame.generation[index] ?? 0,
    curtailed: frame.curtailed[index] ?? 0,
    buy: frame.buy[index] ?? 0,
    sell: frame.sell[index] ?? 0,
    load: (frame.load[index] ?? 0) + (frame.heat[index] ?? 0) + (frame.charger[index] ?? 0),
  }));

/**
 * A curve by quarters of an hour from a moment until before another, as it was foreseen at `issued` (all epoch ms): sun
 * before anything is cut off, use with heat and chargers, prices. The further ahead, the more it errs; published prices
 * are known.
 */
export function forecast(
  site: Site,
  of: ForecastOf,
  issued: number,
  from: number,
  to: number,
): { readonly at: number; readonly value: number }[] {
  const whose = {
    id: site.id,
    zone: site.zone,
    country: site.country,
    tariff: { type: site.home?.tariff.type ?? (site.tariff.type === 'spot' ? (1 as const) : (3 as const)) },
  };
  const found: { readonly at: number; readonly value: number }[] = [];
  for (let day = dayOf(from, site.zone); startOfDay(day, site.zone) < to; day = addDays(day, 1)) {
    const frame = dayFrame(site, day);
    if (!frame) continue;
    const { values } = foreseen(
      whose,
      of === 'generation' ? 'pv' : of,
      day,
      (frame.start - issued) / HOUR,
      aimsOf(frame),
    );
    found.push(...values.filter(({ at }) => at >= from && at < to));
  }
  return found;
}
