/** Which way an order goes: use less, or use more. */
export type ResponseType = 'peakShaving' | 'valleyFilling';
type Known = number | null;

/**
 * kW by which a resource did what it was asked: below the baseline for peak shaving, above it for valley filling. Not
 * known where either is not.
 */
export function responsePower(type: ResponseType, baseline: Known, actual: Known): Known {
  if (baseline === null || actual === null) return null;
  return type === 'peakShaving' ? baseline - actual : actual - baseline;
}

/** What a resource is told: the power it has to come to. */
export const setpointOf = (type: ResponseType, baseline: number, assigned: number): number =>
  type === 'peakShaving' ? baseline - assigned : baseline + assigned;

export interface ResponseEnergy {
  /** kWh. Slots that went the other way count as zero. */
  readonly energy: number;
  /** kWh with them. */
  readonly signed: number;
  /** Slots of which nothing is known: the sums are too small then, and nothing may be settled by them. */
  readonly missing: number;
}

/** The energy of the slots of a response, each of so many hours (operations, 1.5). */
export function responseEnergy(powers: readonly Known[], hours = 0.25): ResponseEnergy {
  const known = powers.filter((power) => power !== null);
  return {
    energy: known.reduce((sum, power) => sum + Math.max(0, power) * hours, 0),
    signed: known.reduce((sum, power) => sum + power * hours, 0),
    missing: powers.length - known.length,
  };
}

/** Percent of a target, rounded to hundredths; nothing is a part of no target. */
export const completionRate = (energy: number, target: number): Known =>
  target > 0 ? Math.round((energy / target) * 10_000) / 100 : null;
