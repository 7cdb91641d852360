import { addDays, startOfDay } from '@/schema/dates';
import { roundTo } from '../../../core/roundTo';
import type { Doc, Store } from '../../../store/store';
import type { Site } from '../../../world/site';
import { deviceAt, energyTotal, type Side } from '../../../world/world';
import { sumsOfDays } from './sumsOf';

export const METER_DATA = 'pv/device-data';
const READINGS = {
  forwardStart: ['taken', 0],
  forwardEnd: ['taken', 1],
  reverseStart: ['given', 0],
  reverseEnd: ['given', 1],
} as const satisfies Readonly<Record<string, readonly [Side, number]>>;
export type Reading = keyof typeof READINGS;
export const READING_NAMES = [
  'forwardStart',
  'forwardEnd',
  'reverseStart',
  'reverseEnd',
] as const satisfies readonly Reading[];

/** Of the current transformers before the meter of a site: larger connections have larger ones. */
export const meterRatio = ({ transformer }: Site): number => ((transformer?.capacity ?? 0) > 3000 ? 120 : 80);

/**
 * kWh that the grid meter of a site has counted at the end of a day; the counter runs on while its telemetry is silent.
 */
export function counterAt(site: Site, day: string, side: Side, now: number): number | null {
  const meter = deviceAt(site, 'gridMeter', 0);
  return meter ? energyTotal(site, meter, side, Math.min(startOfDay(addDays(day, 1), site.zone), now)) : null;
}

/** What stands on the meter: typed or imported, else its counter behind the transformers. */
export function readingOf(row: Doc, site: Site, name: Reading, now: number): number | null {
  const typed = row[name];
  if (typeof typed === 'number') return typed;
  const [side, end] = READINGS[name];
  const counted = counterAt(site, addDays(String(row.date), end - 1), side, now);
  return counted === null ? null : roundTo(counted / meterRatio(site), 2);
}

/** kWh given to the grid on a day by the telemetry that came; null where none did. */
export function byTelemetry(row: Doc, site: Site, now: number): number | null {
  const found = sumsOfDays(site, String(row.date), String(row.date), now);
  return found ? roundTo(found.exportEnergy, 2) : null;
}

/** No panels give more in 24 hours. */
const isSane = (energy: number, { pv }: Site): boolean => energy >= 0 && energy <= (pv?.peak ?? 0) * 24;

/** kWh given to the grid on a day by its readings; by its telemetry where they give what its panels cannot. */
export function byReadings(row: Doc, site: Site, now: number): number {
  const [start, end] = [readingOf(row, site, 'reverseStart', now) ?? 0, readingOf(row, site, 'reverseEnd', now) ?? 0];
  const read = roundTo((end - start) * meterRatio(site), 2);
  return isSane(read, site) ? read : (byTelemetry(row, site, now) ?? 0);
}

/**
 * kWh that are written for a day: by its readings once it was counted again, else what was typed or imported; undefined
 * while it is as the telemetry told it.
 */
function written(row: Doc, site: Site, now: number): number | undefined {
  if (typeof row.recountAt === 'number') return byReadings(row, site, now);
  return typeof row.dailyEnergy === 'number' && isSane(row.dailyEnergy, site) ? row.dailyEnergy : undefined;
}

/**
 * kWh by which what is written for days of a site is more than their telemetry told. What a reading cannot show is
 * nothing.
 */
export function moreThanTelemetry(
  store: Pick<Store, 'all'>,
  site: Site,
  from: string,
  to: string,
  now: number,
): number {
  return store
    .all(METER_DATA)
    .filter((row) => row.stationId === site.id && String(row.date) >= from && String(row.date) <= to)
    .map((row) => {
      const told = byTelemetry(row, site, now) ?? 0;
      return (written(row, site, now) ?? told) - told;
    })
    .reduce((sum, more) => (Math.abs(more) > meterRatio(site) * 0.02 ? sum + more : sum), 0);
}
