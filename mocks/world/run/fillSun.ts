import type { DayTime } from '../../energy/dayTime';
import { pvPower } from '../../energy/home/pvPower';
import type { DayFrame } from '../model';
import type { Site } from '../site';
import type { Incident } from './incidentsOf';
import { inverterHealth, troubled } from './pvHealth';

/**
 * Fills in what all inverters together could give, kW: the weather, dust (`dirt`, the share lost), and what is wrong
 * with some of them.
 */
export function fillSun(
  { generation, irradiance, outdoor }: DayFrame,
  { pv }: Site,
  time: DayTime,
  incidents: readonly Incident[],
  dirt: number,
): void {
  if (!pv) return;
  const each = pv.peak / pv.inverters;
  const odd = troubled(pv, incidents).map((place) => inverterHealth(pv, time, place, incidents));
  for (let index = 0; index < time.steps; index += 1) {
    const shine = irradiance[index] ?? 0;
    if (shine <= 0) continue;
    let peak = pv.peak;
    for (const health of odd) peak -= each * (1 - health(index));
    generation[index] = pvPower(1, shine, outdoor[index] ?? 0) * peak * (1 - dirt);
  }
}
