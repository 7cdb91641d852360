import { dayTime, STEP, STEP_HOURS } from '../../energy/dayTime';
import { seedOf } from '../../energy/chance/seedOf';
import type { DayFrame, Device } from '../model';
import type { Site } from '../site';
import { incidentsOf } from '../run/incidentsOf';
import { inverterHealth, troubled } from '../run/pvHealth';
import { sessionsOf } from '../run/sessionsOf';
import { deviceOf } from './devices';

/**
 * The powers of a device over a day, kW a step: what goes into it, or is drawn from the grid, and what comes out of it.
 */
export interface DevicePowers {
  readonly taken: Float64Array;
  readonly given: Float64Array;
}

const shareOf = (column: Float64Array, share: number): Float64Array => column.map((power) => power * share);
const nothing = (frame: DayFrame): Float64Array => new Float64Array(frame.steps);

/** Weights of load meters: the first measure most, together they measure everything. */
export function meterShare({ id, load }: Site, place: number): number {
  const weight = (meter: number) => (1 + (seedOf('meter', id, meter) % 100) / 100) / (meter + 2);
  const all = Array.from({ length: load?.meters ?? 0 }, (_, meter) => weight(meter)).reduce((sum, one) => sum + one, 0);
  return all > 0 ? weight(place) / all : 0;
}

function inverterPower(site: Site, frame: DayFrame, place: number): Float64Array {
  const { pv } = site;
  if (!pv) return nothing(frame);
  const time = dayTime(frame.day, site.zone);
  const incidents = incidentsOf(site, time);
  const own = inverterHealth(pv, time, place, incidents);
  const odd = troubled(pv, incidents).map((one) => inverterHealth(pv, time, one, incidents));
  return frame.generation.map((power, index) => {
    if (power === 0) return 0;
    const all = odd.reduce((sum, health) => sum - (1 - health(index)), pv.inverters);
    return all > 0 ? (power * own(index)) / all : 0;
  });
}

/** What the guns of a pile, or one of them, took. */
function gunPower(site: Site, frame: DayFrame, ownGun: (gun: number) => boolean): Float64Array {
  const time = dayTime(frame.day, site.zone);
  const [all, own] = [nothing(frame), nothing(frame)];
  for (const { gun, from, to, power } of sessionsOf(site, time, incidentsOf(site, time))) {
    for (let index = from; index < to; index += 1) {
      all[index] = (all[index] ?? 0) + power;
      if (ownGun(gun)) own[index] = (own[index] ?? 0) + power;
    }
  }
  // Somebody may have limited all of them together.
  return own.map((power, index) => (power > 0 ? (power * (frame.charger[index] ?? 0)) / (all[index] ?? 1) : 0));
}

function stringPower(site: Site, frame: DayFrame, { parent, place }: Device): Float64Array {
  const inverter = deviceOf(site, parent)?.place ?? 0;
  const { strings = 1, deadString } = site.pv ?? {};
  const dead = deadString?.inverter === inverter && frame.day >= deadString.since ? deadString.string : -1;
  if (place === dead) return nothing(frame);
  return shareOf(inverterPower(site, frame, inverter), 1 / (strings - (dead >= 0 ? 1 : 0)));
}

/** What a device did on a day of its site. All devices of a type together are what the site did. */
export function devicePowers(site: Site, device: Device, frame: DayFrame): DevicePowers {
  const { type, place } = device;
  const { battery, chargers, heat } = site;
  const [none, guns] = [nothing(frame), chargers?.guns ?? 1];
  const stored = (share: number) => ({ taken: shareOf(frame.charge, share), given: shareOf(frame.discharge, share) });
  switch (type) {
    case 'gridMeter':
    case 'transformer':
      return { taken: frame.import, given: frame.export };
    case 'inverter':
      return { taken: none, given: inverterPower(site, frame, place) };
    case 'string':
      return { taken: none, given: stringPower(site, frame, device) };
    case 'pcs':
    case 'bms':
      return stored(1 / (battery?.units ?? 1));
    case 'cluster':
      return stored(1 / ((battery?.units ?? 1) * (battery?.clusters ?? 1)));
    case 'module':
      return stored(1 / ((battery?.units ?? 1) * (battery?.clusters ?? 1) * (battery?.modules ?? 1)));
    case 'charger':
      return site.home
        ? { taken: frame.charger, given: frame.v2x }
        : { taken: gunPower(site, frame, (gun) => Math.floor(gun / guns) === place), given: none };
    case 'gun':
      return site.home
        ? { taken: frame.charger, given: frame.v2x }
        : {
            taken: gunPower(site, frame, (gun) => gun === (deviceOf(site, device.parent)?.place ?? 0) * guns + place),
            given: none,
          };
    case 'heatPump':
      return { taken: shareOf(frame.heat, 1 / (heat?.pumps ?? 1)), given: none };
    case 'loadMeter':
      return { taken: shareOf(frame.load, meterShare(site, place)), given: none };
    default:
      return { taken: none, given: none };
  }
}

/** kWh of a power until a moment (epoch ms) of its day. */
export function energyUntil(power: Float64Array, frame: DayFrame, until: number): number {
  const last = Math.min(frame.steps, Math.floor((until - frame.start) / STEP));
  let sum = 0;
  for (let index = 0; index < last; index += 1) sum += power[index] ?? 0;
  return sum * STEP_HOURS;
}
