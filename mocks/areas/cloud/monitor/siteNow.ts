import { addDays, dayOf, startOfDay } from '@/schema/dates';
import type { Sums } from '../../../world/model';
import type { Site } from '../../../world/site';
import { deviceState, devices, sums } from '../../../world/world';
import type { DeviceState, DeviceType } from '../../../world/model';

/** Sums of today so far; undefined before the first step. */
export function today(site: Site, now: number): Sums | undefined {
  const start = startOfDay(dayOf(now, site.zone), site.zone);
  return sums(site, start, startOfDay(addDays(dayOf(now, site.zone), 1), site.zone), 'all', now)[0];
}

export const statesOf = (site: Site, type: DeviceType, now: number): DeviceState[] =>
  devices(site)
    .filter((one) => one.type === type)
    .flatMap(({ id }) => deviceState(site, id, now) ?? []);

/** kW of them together; `null` where nothing is heard of any. */
export function powerOf(states: readonly DeviceState[]): number | null {
  const known = states.flatMap(({ power }) => power ?? []);
  return known.length === 0 ? null : known.reduce((sum, one) => sum + one, 0);
}
