import { addDays, startOfDay } from '@/schema/dates';
import { seedOf } from '../../../../energy/chance/seedOf';
import type { Doc } from '../../../../store/store';
import { siteOf } from '../../../../world/world';
import type { Site } from '../../../../world/site';
import { textAt } from '../vppDocs';
import { QUARTER, resourceDay } from '../world/resourceDay';

/** Plans are of so many days alike, a week apart. */
const WEEKS = 3;
const HOURS = 0.25;

type Known = number | null;
const whole = (value: number): number => Math.round(value);
const mean = (values: readonly number[]): Known =>
  values.length > 0 ? values.reduce((sum, value) => sum + value, 0) / values.length : null;

/**
 * kW by quarters: the mean of the same days of the weeks before, as a person would plan it; the first version a little
 * worse.
 */
function planned(site: Site, type: string, date: string, version: number): number[] {
  const days = Array.from(
    { length: WEEKS },
    (_, week) => resourceDay(site, type, addDays(date, -7 * (week + 1)))?.power ?? [],
  );
  const slots = Math.round((startOfDay(addDays(date, 1), site.zone) - startOfDay(date, site.zone)) / QUARTER);
  return Array.from({ length: slots }, (_, slot) => {
    const known = days.map((day) => day[slot] ?? null).filter((one) => one !== null);
    const shift =
      1 + ((seedOf(site.id, type, date, version, Math.floor(slot / 8)) % 9) - 4) / (version === 1 ? 60 : 150);
    return whole((mean(known) ?? 0) * shift);
  });
}

export interface PlanFigures {
  readonly planCurve: readonly number[];
  readonly planEnergy: number;
  readonly maxPower: number | null;
  readonly minPower: number | null;
  readonly actualEnergy: number | null;
  readonly deviationRate: number | null;
}

const energyOf = (curve: readonly number[]): number =>
  Math.round(curve.reduce((sum, power) => sum + power * HOURS, 0) * 100) / 100;

/** A plan and what came of it: its energy is compared when the day is over. */
export function planFigures(
  row: Doc,
  resourceType: string,
  now: number,
  version = Number(row.version ?? 1),
): PlanFigures | undefined {
  const site = siteOf(row.stationId);
  const date = textAt(row, 'planDate');
  if (!site) return undefined;
  const planCurve = planned(site, resourceType, date, version);
  const planEnergy = energyOf(planCurve);
  const over = startOfDay(addDays(date, 1), site.zone) <= now;
  const actual = over ? resourceDay(site, resourceType, date)?.power : undefined;
  const actualEnergy = actual ? energyOf(actual.map((power) => power ?? 0)) : null;
  return {
    planCurve,
    planEnergy,
    maxPower: planCurve.length > 0 ? Math.max(...planCurve) : null,
    minPower: planCurve.length > 0 ? Math.min(...planCurve) : null,
    actualEnergy,
    deviationRate:
      actualEnergy === null || planEnergy === 0
        ? null
        : Math.round(((actualEnergy - planEnergy) / Math.abs(planEnergy)) * 10_000) / 100,
  };
}

/** The estimate of a day beside its plan and what was metered until now; the band widens with the hours ahead. */
export function planEstimate(row: Doc, resourceType: string, now: number) {
  const site = siteOf(row.stationId);
  const date = textAt(row, 'planDate');
  const [own, sun] = site
    ? [resourceDay(site, resourceType, date), resourceDay(site, 'pv', date)]
    : [undefined, undefined];
  const plan = planFigures(row, resourceType, now)?.planCurve ?? [];
  const start = own?.start ?? 0;
  const at = (slot: number) => start + slot * QUARTER;
  const error = (slot: number, salt: string) => 1 + ((seedOf(row.id, salt, Math.floor(slot / 4)) % 11) - 5) / 120;
  const load = (own?.power ?? []).map((power, slot) => whole((power ?? 0) * error(slot, 'load')));
  const pv = (sun?.power ?? []).map((power, slot) => whole(-(power ?? 0) * error(slot, 'pv')));
  const width = (slot: number) => 0.04 + Math.max(0, Math.min(24, (at(slot) - now) / 3_600_000)) * 0.006;
  return {
    timeZone: site?.zone,
    times: plan.map((_, slot) => new Date(at(slot)).toISOString()),
    series: {
      estimatedLoad: load,
      ...(site?.pv &&
        resourceType !== 'pv' && { estimatedPv: pv, estimatedNet: load.map((power, slot) => power - (pv[slot] ?? 0)) }),
      plan: [...plan],
      actual: (own?.power ?? []).map((power, slot) => (at(slot + 1) <= now ? power : null)),
      upper: load.map((power, slot) => whole(power + Math.abs(power) * width(slot))),
      lower: load.map((power, slot) => whole(power - Math.abs(power) * width(slot))),
    } satisfies Record<string, readonly Known[]>,
    energy: energyOf(load),
  };
}
