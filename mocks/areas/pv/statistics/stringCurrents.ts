import { dayOf } from '@/schema/dates';
import { chance } from '../../../energy/chance/chance';
import { seedOf } from '../../../energy/chance/seedOf';
import type { Site } from '../../../world/site';
import { day as frameOf } from '../../../world/world';

/** A of a string at 1 kW/m². */
const RATED = 10.4;
/** W/m² from which a step counts. */
const SUN = 200;
/** Share of the sunny hours a shaded string stands in the shade, times what it loses there. */
const SHADED = 0.3 * 0.45;

/**
 * Mean currents (A) of the strings of an inverter over the sunny hours of a day until now; none while there were too
 * few.
 */
export function stringCurrents(site: Site, inverter: number, day: string, now: number): readonly number[] {
  const { pv } = site;
  const frame = pv && day <= dayOf(now, site.zone) ? frameOf(site, day) : undefined;
  if (!pv || !frame) return [];
  const over = Math.min(frame.steps, Math.floor((now - frame.start) / 300_000));
  const sunny = [...frame.irradiance.subarray(0, over)].filter(
    (irradiance, at) => irradiance >= SUN && frame.lost[at] === 0,
  );
  if (sunny.length < 24) return []; // two hours of steps
  const usual = (sunny.reduce((sum, one) => sum + one, 0) / sunny.length / 1000) * RATED;
  return Array.from({ length: pv.strings }, (_, string) => {
    const dead = pv.deadString?.inverter === inverter && pv.deadString.string === string && day >= pv.deadString.since;
    const shaded = pv.shadedString?.inverter === inverter && pv.shadedString.string === string;
    const own = 1 + 0.03 * (chance(seedOf('string', site.id, inverter), string, 1) - 0.5);
    return dead ? 0 : Math.round(usual * own * (shaded ? 1 - SHADED * 2 : 1) * 100) / 100;
  });
}
