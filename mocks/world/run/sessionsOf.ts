import { chance } from '../../energy/chance/chance';
import { seedOf } from '../../energy/chance/seedOf';
import { STEP_HOURS, type DayTime } from '../../energy/dayTime';
import type { Site } from '../site';
import type { Incident } from './incidentsOf';

/** A car at a gun, by steps of its day; it leaves before midnight. */
export interface Session {
  /** Counted over all piles. */
  readonly gun: number;
  readonly from: number;
  readonly to: number;
  /** kW, as long as nobody limits it. */
  readonly power: number;
}

/** Drivers come between these steps of a day. */
const FIRST = 66;
const LAST = 282;

/**
 * The sessions of a day at the piles of a site: each gun has so many visits, one after the other. A pile that is broken
 * has none.
 */
export function sessionsOf(
  { id, chargers }: Site,
  { number, weekday, steps }: Pick<DayTime, 'number' | 'weekday' | 'steps'>,
  incidents: readonly Incident[],
): readonly Session[] {
  if (!chargers) return [];
  const seed = seedOf('sessions', id);
  const broken = incidents.filter(({ code }) => code === 'gunFault');
  const [end, found] = [Math.min(LAST, steps - 1), [] as Session[]];
  const busy = weekday === 0 || weekday === 6 ? 0.8 : 1;
  for (let gun = 0; gun < chargers.piles * chargers.guns; gun += 1) {
    const visits = Math.round(chargers.visits * busy * (0.5 + chance(seed + gun, number)));
    const window = (end - FIRST) / Math.max(1, visits);
    for (let visit = 0; visit < visits; visit += 1) {
      const dice = (purpose: number) => chance(seed + gun, number, visit * 4 + purpose);
      const power = chargers.power * (chargers.power > 30 ? 0.4 + 0.5 * dice(1) : 0.5 + 0.5 * dice(1));
      const energy = 9 + 34 * dice(2);
      const from = Math.floor(FIRST + window * (visit + 0.6 * dice(3)));
      const to = Math.min(Math.floor(FIRST + window * (visit + 1)), from + Math.ceil(energy / (power * STEP_HOURS)));
      const pile = Math.floor(gun / chargers.guns);
      if (to > from && !broken.some((one) => one.place === pile && one.from < to && one.to > from))
        found.push({ gun, from, to, power });
    }
  }
  return found;
}
