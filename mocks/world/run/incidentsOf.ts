import { chance } from '../../energy/chance/chance';
import { seedOf } from '../../energy/chance/seedOf';
import type { DayTime } from '../../energy/dayTime';
import type { Alarm } from '../model';
import type { Site } from '../site';
import { isLastOfMonth } from './isLastOfMonth';

/** Something that goes wrong on a day, by steps of that day: it is over at midnight at the latest. */
export interface Incident {
  readonly code: Alarm['code'];
  /** The inverter, pile or battery unit it happens to, from 0; of what is there once, 0. */
  readonly place: number;
  readonly from: number;
  readonly to: number;
}

/** How often a day something goes wrong, between which hours it begins, and how many hours it lasts. */
const ODDS: Readonly<
  Record<
    Exclude<Alarm['code'], 'stringDead'>,
    readonly [odds: number, first: number, last: number, least: number, most: number]
  >
> = {
  gridOutage: [0.004, 0, 24, 0.25, 3.5],
  inverterTrip: [0.002, 7, 16, 0.3, 5],
  overTemperature: [0.0015, 11, 15, 0.2, 1.5],
  pcsTrip: [0.004, 0, 22, 0.4, 4],
  cellSpread: [0.008, 4, 20, 0.5, 3],
  gunFault: [0.003, 6, 20, 1, 9],
  meterSilent: [0.004, 0, 22, 0.5, 6],
};

const BARS_CALIBRATION: ReadonlySet<Alarm['code']> = new Set(['gridOutage', 'pcsTrip']);

const seeds = new WeakMap<Site, number>();

/** The seed of what goes wrong at a site. */
function seedOfSite(site: Site): number {
  const known = seeds.get(site) ?? seedOf('incidents', site.id);
  seeds.set(site, known);
  return known;
}

/** How many there are of what may go wrong. */
function countsOf({
  kind,
  pv,
  battery,
  chargers,
}: Site): readonly (readonly [Exclude<Alarm['code'], 'stringDead'>, number])[] {
  const inverters = pv?.inverters ?? 0;
  return [
    ['gridOutage', kind === 'mobile' ? 0 : 1],
    ['inverterTrip', inverters],
    ['overTemperature', inverters],
    ['pcsTrip', battery ? 1 : 0],
    ['cellSpread', battery?.units ?? 0],
    ['gunFault', chargers?.piles ?? 0],
    ['meterSilent', 1],
  ];
}

const counted = new WeakMap<Site, ReturnType<typeof countsOf>>();

/** What goes wrong at a site on a day. Homes have a simulator of their own, in which nothing does. */
export function incidentsOf(
  site: Site,
  { number, steps, day }: Pick<DayTime, 'number' | 'steps' | 'day'>,
): readonly Incident[] {
  if (site.home) return [];
  const counts = counted.get(site) ?? countsOf(site);
  counted.set(site, counts);
  const seed = seedOfSite(site);
  const found: Incident[] = [];
  for (const [kind, [code, count]] of counts.entries()) {
    // On the last evening of a month batteries are calibrated: nothing keeps them from it.
    if (BARS_CALIBRATION.has(code) && isLastOfMonth(day)) continue;
    const [odds, first, last, least, most] = ODDS[code];
    for (let place = 0; place < count; place += 1) {
      const purpose = kind * 1009 + place;
      if (chance(seed, number, purpose) >= odds) continue;
      const from = Math.min(steps - 1, Math.floor((first + (last - first) * chance(seed + 1, number, purpose)) * 12));
      const length = Math.max(1, Math.round((least + (most - least) * chance(seed + 2, number, purpose) ** 2) * 12));
      found.push({ code, place, from, to: Math.min(steps, from + length) });
    }
  }
  return found;
}
