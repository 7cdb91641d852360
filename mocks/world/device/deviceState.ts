import { dayOf } from '@/schema/dates';
import { noise } from '../../energy/chance/noise';
import { seedOf } from '../../energy/chance/seedOf';
import { dayTime, STEP } from '../../energy/dayTime';
import { dayFrame } from '../history';
import type { DayFrame, Device, DeviceState } from '../model';
import type { Site } from '../site';
import { incidentsOf, type Incident } from '../run/incidentsOf';
import { energyToday, energyTotal, powerAt } from './deviceMeter';
import { deviceOf } from './devices';

const SILENT: Omit<DeviceState, 'at'> = {
  state: 'offline',
  power: null,
  taken: null,
  given: null,
  takenToday: null,
  givenToday: null,
  soc: null,
  soh: null,
  voltage: null,
  current: null,
  temperature: null,
};
const STORES: ReadonlySet<string> = new Set(['pcs', 'bms', 'cluster', 'module']);
const BREAKS: Readonly<Partial<Record<Incident['code'], Device['type']>>> = {
  inverterTrip: 'inverter',
  pcsTrip: 'pcs',
  gunFault: 'charger',
};
const YEAR = 31_557_600_000;

/** Volts of what a device is connected to: a cell has 3.2 V, and they stand in a row. */
function voltageOf({ battery, home }: Site, { type }: Device, soc: number, wander: number): number | null {
  if (type === 'string') return 610 + 30 * wander;
  if (type === 'cluster' || type === 'bms')
    return (battery?.modules ?? 1) * (battery?.cells ?? 1) * (3.18 + soc / 900 + 0.004 * wander);
  if (type === 'module') return (battery?.cells ?? 1) * (3.18 + soc / 900 + 0.004 * wander);
  if (type === 'controller' || type === 'weatherStation') return null;
  return (home ? 231 : 400) * (1 + 0.015 * wander);
}

/** Whether a device is broken in a step. */
function broken({ type, place }: Device, incidents: readonly Incident[], index: number): boolean {
  return incidents.some(
    (one) =>
      BREAKS[one.code] === type && (type === 'pcs' || one.place === place) && index >= one.from && index < one.to,
  );
}

function stateOf(device: Device, site: Site, frame: DayFrame, index: number, net: number): DeviceState['state'] {
  const time = dayTime(frame.day, site.zone);
  if (broken(device, incidentsOf(site, time), index)) return 'fault';
  const little = 0.002 * (device.rated ?? 0);
  if (STORES.has(device.type)) return Math.abs(net) <= little ? 'standby' : net > 0 ? 'discharging' : 'charging';
  if (device.type === 'charger' || device.type === 'gun')
    return net < -little ? 'charging' : net > little ? 'discharging' : 'standby';
  return net === 0 && (device.type === 'inverter' || device.type === 'string' || device.type === 'heatPump')
    ? 'standby'
    : 'running';
}

/**
 * What a device shows at a moment (epoch ms): the means of the last step that is over, and counters until its end.
 * Undefined for one that is not there, and where there is no data.
 */
export function deviceState(site: Site, id: string, now: number): DeviceState | undefined {
  const device = deviceOf(site, id);
  const at = Math.floor(now / STEP) * STEP;
  const frame = dayFrame(site, dayOf(at - STEP, site.zone));
  if (!device || !frame) return undefined;
  const index = Math.round((at - STEP - frame.start) / STEP);
  if (frame.lost[index] === 1 || at > (site.offlineSince ?? Infinity)) return { at, ...SILENT };
  const net = powerAt(site, device, 'given', at) - powerAt(site, device, 'taken', at);
  const drawn =
    device.type === 'gridMeter' ||
    device.type === 'loadMeter' ||
    device.type === 'transformer' ||
    device.type === 'charger' ||
    device.type === 'gun' ||
    device.type === 'heatPump';
  const counts = device.type !== 'controller' && device.type !== 'weatherStation';
  const wander = noise(seedOf('device', device.sn), at / 1_500_000);
  const soc = STORES.has(device.type) ? (frame.soc[index] ?? null) : null;
  const voltage = voltageOf(site, device, soc ?? 50, wander);
  const effort = Math.min(1, Math.abs(net) / Math.max(0.1, device.rated ?? 1));
  return {
    at,
    state: stateOf(device, site, frame, index, net),
    power: counts ? (drawn ? -net : net) || 0 : null,
    // Counters of years are added up only where somebody reads them.
    get taken() {
      return counts ? energyTotal(site, device, 'taken', at) : null;
    },
    get given() {
      return counts ? energyTotal(site, device, 'given', at) : null;
    },
    takenToday: counts ? energyToday(site, device, 'taken', at) : null,
    givenToday: counts ? energyToday(site, device, 'given', at) : null,
    soc,
    soh: soc === null ? null : 99.4 - (2.1 * (at - Date.parse(site.since))) / YEAR,
    voltage,
    current:
      voltage === null
        ? null
        : (Math.abs(net) * 1000) /
          voltage /
          (voltage < 500 && !site.home && !STORES.has(device.type) ? Math.sqrt(3) : 1),
    temperature: STORES.has(device.type)
      ? 24 + 9 * effort + 1.5 * wander
      : 0.35 * (frame.outdoor[index] ?? 0) + 18 + 26 * effort + 2 * wander,
  };
}
