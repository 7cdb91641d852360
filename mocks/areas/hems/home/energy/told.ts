import { addDays, startOfDay } from '@/schema/dates';
import type { Step } from '../../../../energy/model';
import { totalsOf, type Totals } from '../../../../energy/totals';
import { isTold } from './buckets';
import type { Days } from './days';
import { simulator } from '../../../../energy/simulator';
import type { Station } from './stationOf';

/** What happened in a home between two moments (epoch ms) and was told. */
export function toldBetween(station: Station, from: number, to: number): Step[] {
  const { site, until } = station;
  return site ? simulator.between(site, from, Math.min(to, until)).filter((step) => isTold(station, step)) : [];
}

/** What happened in a home on some days and was told. */
export function toldOn(station: Station, { startDate, endDate }: Days): Step[] {
  return toldBetween(station, startOfDay(startDate, station.zone), startOfDay(addDays(endDate, 1), station.zone));
}

/** Totals of steps; undefined when there is not one that counts. */
export function knownTotals(steps: readonly Step[]): Totals | undefined {
  return steps.length > 0 ? totalsOf(steps) : undefined;
}
