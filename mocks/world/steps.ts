import { addDays, dayOf } from '@/schema/dates';
import { STEP } from '../energy/dayTime';
import { dayFrame } from './history';
import type { DayFrame, Step } from './model';
import { PERIODS, type Site } from './site';

function stepAt(frame: DayFrame, index: number, silent: boolean): Step {
  const lost = silent || frame.lost[index] === 1;
  const told = (column: Float64Array) => (lost ? null : (column[index] ?? null));
  return {
    at: frame.start + index * STEP,
    lost,
    outage: frame.outage[index] === 1,
    period: PERIODS[frame.period[index] ?? PERIODS.length] ?? null,
    import: told(frame.import),
    export: told(frame.export),
    generation: told(frame.generation),
    curtailed: told(frame.curtailed),
    charge: told(frame.charge),
    discharge: told(frame.discharge),
    v2x: told(frame.v2x),
    charger: told(frame.charger),
    heat: told(frame.heat),
    load: told(frame.load),
    soc: told(frame.soc),
    outdoor: frame.outdoor[index] ?? 0,
    irradiance: frame.irradiance[index] ?? 0,
    buy: frame.buy[index] ?? 0,
    sell: frame.sell[index] ?? 0,
  };
}

/**
 * The steps of a site from a moment until before another (epoch ms), rising; none where there is no data. What its
 * telemetry never told is `null`.
 */
export function steps(site: Site, from: number, to: number): Step[] {
  const found: Step[] = [];
  if (!(from < to)) return found;
  const last = dayOf(to - 1, site.zone);
  for (let day = dayOf(from, site.zone); day <= last; day = addDays(day, 1)) {
    const frame = dayFrame(site, day);
    if (!frame) continue;
    const begin = Math.max(0, Math.ceil((from - frame.start) / STEP));
    const end = Math.min(frame.steps, Math.ceil((to - frame.start) / STEP));
    for (let index = begin; index < end; index += 1)
      found.push(stepAt(frame, index, frame.start + index * STEP >= (site.offlineSince ?? Infinity)));
  }
  return found;
}
