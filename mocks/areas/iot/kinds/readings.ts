import { noise } from '@mocks/energy/chance/noise';
import { energyToday, energyTotal, powerAt, type Side } from '@mocks/world/world';
import type { Source } from '../telemetry/source';

const MINUTE = 60_000;

type Measure = (source: Source, at: number) => number;

/** kW of a side of the device, on average since the report before. */
export const powerOf = (side: Side, { placed: { site, device } }: Source, at: number): number =>
  powerAt(site, device, side, at);
export const power =
  (side: Side): Measure =>
  (source, at) =>
    powerOf(side, source, at);
/** kWh since the first day of the station; it never falls. */
export const total =
  (side: Side): Measure =>
  ({ placed: { site, device } }, at) =>
    energyTotal(site, device, side, at);
/** kWh since midnight at the station. */
export const today =
  (side: Side): Measure =>
  ({ placed: { site, device } }, at) =>
    energyToday(site, device, side, at);

/** A value that wanders about a middle, slowly or quickly. */
export const about =
  (middle: number, swing: number, minutes: number, salt = 0): Measure =>
  (source, at) =>
    middle + swing * noise(source.seed + salt, at / (minutes * MINUTE));

/** A value that grows with the power of the device: a temperature, a current. */
export const along =
  (side: Side, idle: number, full: number, swing = 0): Measure =>
  (source, at) =>
    idle +
    (full - idle) * Math.min(1, powerOf(side, source, at) / Math.max(0.1, source.rated)) +
    swing * noise(source.seed + 77, at / (20 * MINUTE));

/** 1 while energy flows, else 0. */
export const running =
  (side: Side): Measure =>
  (source, at) =>
    powerOf(side, source, at) > 0.005 * source.rated ? 1 : 0;
