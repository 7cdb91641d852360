import { addDays } from '@/schema/dates';
import { dayTime, STEP_HOURS } from '../../energy/dayTime';
import { dayFrame, dayRow } from '../history';
import type { Device } from '../model';
import type { Site } from '../site';
import { incidentsOf } from '../run/incidentsOf';
import { inverterHealth, troubled } from '../run/pvHealth';
import { sessionsOf } from '../run/sessionsOf';
import { meteredIn } from '../sums/sumRow';
import { devicePowers, energyUntil, meterShare } from './devicePowers';

/** kWh that went into a device, or were drawn from the grid, and that came out of it. */
export interface Energy {
  readonly taken: number;
  readonly given: number;
}

const NONE: Energy = { taken: 0, given: 0 };

/** What inverters made on a day: nearly all the same, some something else. */
interface Made {
  readonly usual: number;
  readonly odd: ReadonlyMap<number, number>;
}

/** What of a site was worked out for a day already. */
interface Kept {
  readonly made: Map<string, Made>;
  readonly guns: Map<string, Float64Array>;
}
const kept = new WeakMap<Site, Kept>();

function keptOf(site: Site): Kept {
  const found = kept.get(site) ?? { made: new Map(), guns: new Map() };
  kept.set(site, found);
  return found;
}

function madeOn(site: Site, day: string): Made {
  const { made } = keptOf(site);
  const known = made.get(day);
  if (known) return known;
  const { pv } = site;
  const time = dayTime(day, site.zone);
  const incidents = incidentsOf(site, time);
  const places = pv ? troubled(pv, incidents) : [];
  const row = dayRow(site, day);
  let found: Made = { usual: row && pv ? meteredIn(row, 'generation') / pv.inverters : 0, odd: new Map() };
  const frame = pv && places.length > 0 ? dayFrame(site, day) : undefined;
  if (pv && frame) {
    const health = places.map((place) => inverterHealth(pv, time, place, incidents));
    const sums = health.map(() => 0);
    let usual = 0;
    frame.generation.forEach((power, index) => {
      if (power === 0) return;
      const own = health.map((one) => one(index));
      const each = power / own.reduce((sum, one) => sum - (1 - one), pv.inverters);
      usual += each;
      for (const [at, one] of own.entries()) sums[at] = (sums[at] ?? 0) + each * one;
    });
    found = {
      usual: usual * STEP_HOURS,
      odd: new Map(places.map((place, at) => [place, (sums[at] ?? 0) * STEP_HOURS])),
    };
  }
  made.set(day, found);
  return found;
}

/** kWh of each gun on a day on which nothing limited them; undefined for any other. */
function gunsOn(site: Site, day: string): Float64Array | undefined {
  const { guns } = keptOf(site);
  const known = guns.get(day);
  if (known) return known;
  const time = dayTime(day, site.zone);
  const incidents = incidentsOf(site, time);
  if (site.overrides || incidents.some(({ code }) => code === 'gridOutage')) return undefined;
  const found = new Float64Array((site.chargers?.piles ?? 0) * (site.chargers?.guns ?? 0));
  for (const { gun, from, to, power } of sessionsOf(site, time, incidents))
    found[gun] = (found[gun] ?? 0) + power * (to - from) * STEP_HOURS;
  guns.set(day, found);
  return found;
}

/** What a device did on a whole day, without its steps where they are not needed: counters go over years. */
export function dayEnergy(site: Site, device: Device, day: string): Energy {
  const row = dayRow(site, day);
  if (!row) return NONE;
  const { battery, chargers, heat } = site;
  const stored = (share: number): Energy => ({
    taken: meteredIn(row, 'charge') * share,
    given: meteredIn(row, 'discharge') * share,
  });
  switch (device.type) {
    case 'gridMeter':
    case 'transformer':
      return { taken: meteredIn(row, 'import'), given: meteredIn(row, 'export') };
    case 'inverter': {
      const { usual, odd } = madeOn(site, day);
      return { taken: 0, given: odd.get(device.place) ?? usual };
    }
    case 'pcs':
    case 'bms':
      return stored(1 / (battery?.units ?? 1));
    case 'cluster':
      return stored(1 / ((battery?.units ?? 1) * (battery?.clusters ?? 1)));
    case 'heatPump':
      return { taken: meteredIn(row, 'heat') / (heat?.pumps ?? 1), given: 0 };
    case 'loadMeter':
      return { taken: meteredIn(row, 'load') * meterShare(site, device.place), given: 0 };
    case 'charger': {
      if (site.home) return { taken: meteredIn(row, 'charger'), given: meteredIn(row, 'v2x') };
      const [guns, each] = [gunsOn(site, day), chargers?.guns ?? 1];
      if (guns)
        return {
          taken: guns.subarray(device.place * each, (device.place + 1) * each).reduce((sum, one) => sum + one, 0),
          given: 0,
        };
      break;
    }
    default:
  }
  const frame = dayFrame(site, day);
  if (!frame) return NONE;
  const { taken, given } = devicePowers(site, device, frame);
  const end = frame.start + frame.steps * 300_000;
  return { taken: energyUntil(taken, frame, end), given: energyUntil(given, frame, end) };
}

/**
 * Where a counter stands before a day, and where it stood before the first of each month: an earlier day is counted on
 * from there.
 */
interface Counter extends Energy {
  readonly next: string;
  readonly months: Map<string, Energy>;
}
const counters = new WeakMap<Device, Counter>();

/** What a device did in all days before one (`yyyy-MM-dd`). */
export function energyBefore(site: Site, device: Device, day: string): Energy {
  const known = counters.get(device);
  const months = known?.months ?? new Map<string, Energy>();
  const month = `${day.slice(0, 7)}-01`;
  const stood = months.get(month);
  let { next, taken, given } =
    known && known.next <= day ? known : stood ? { next: month, ...stood } : { next: site.since, ...NONE };
  for (; next < day; next = addDays(next, 1)) {
    if (next.endsWith('-01')) months.set(next, { taken, given });
    const found = dayEnergy(site, device, next);
    taken += found.taken;
    given += found.given;
  }
  counters.set(device, { next, taken, given, months });
  return { taken, given };
}
