import { dayOf } from '@/schema/dates';
import { STEP, STEP_HOURS } from '../../energy/dayTime';
import { dayFrame } from '../history';
import type { DayFrame, Device } from '../model';
import type { Site } from '../site';
import { energyBefore } from './dayEnergy';
import { devicePowers } from './devicePowers';

/** Energy that goes into a device, or is drawn from the grid, and that comes out of it, or is fed in. */
export type Side = 'taken' | 'given';

/** A day of a device: its powers, and what they have come to at the begin of each step and at the end of the day. */
interface DeviceDay {
  readonly frame: DayFrame;
  readonly end: number;
  readonly power: Readonly<Record<Side, Float64Array>>;
  readonly energy: Readonly<Record<Side, Float64Array>>;
}

/** Days of a device that are kept, the last ones asked for. */
const KEPT = 3;

function added(power: Float64Array): Float64Array {
  const sums = new Float64Array(power.length + 1);
  for (let index = 0; index < power.length; index += 1)
    sums[index + 1] = (sums[index] ?? 0) + (power[index] ?? 0) * STEP_HOURS;
  return sums;
}

const kept = new WeakMap<Device, DeviceDay[]>();

function dayAt(site: Site, device: Device, at: number): DeviceDay | undefined {
  const known = kept.get(device) ?? [];
  const found = known.find(({ frame, end }) => at >= frame.start && at < end);
  if (found) return found;
  const frame = dayFrame(site, dayOf(at, site.zone));
  if (!frame) return undefined;
  const power = devicePowers(site, device, frame);
  const made = {
    frame,
    end: frame.start + frame.steps * STEP,
    power,
    energy: { taken: added(power.taken), given: added(power.given) },
  };
  kept.set(device, [made, ...known.slice(0, KEPT - 1)]);
  return made;
}

/** kW of a device in the step that ends at a moment, or was the last to end before it. */
export function powerAt(site: Site, device: Device, side: Side, at: number): number {
  const day = dayAt(site, device, at - STEP);
  return day?.power[side][Math.floor((at - STEP - day.frame.start) / STEP)] ?? 0;
}

/** kWh since midnight at the site, as far as steps have ended. */
export function energyToday(site: Site, device: Device, side: Side, at: number): number {
  const day = dayAt(site, device, at);
  return day?.energy[side][Math.floor((at - day.frame.start) / STEP)] ?? 0;
}

/** kWh since the first day of the site: a counter, the integral of the power that is shown. */
export function energyTotal(site: Site, device: Device, side: Side, at: number): number {
  return energyBefore(site, device, dayOf(at, site.zone))[side] + energyToday(site, device, side, at);
}

/** What is known of the site of a device in the step that ends at a moment: state of charge, weather. */
export function conditionAt(site: Site, name: 'soc' | 'outdoor' | 'irradiance', at: number): number {
  const frame = dayFrame(site, dayOf(at - STEP, site.zone));
  return frame?.[name][Math.floor((at - STEP - frame.start) / STEP)] ?? 0;
}
