/** What primary regulation goes by: Hz, percent, kW. */
export interface Droop {
  readonly rated: number;
  readonly droop: number;
  readonly deadband: number;
  readonly upReserve: number;
  readonly downReserve: number;
}

/** Hz the grid should have. */
export const NOMINAL = 50;

/**
 * kW given (below zero: taken) at a frequency: nothing inside the deadband, and never more than the reserves
 * (operations, 3).
 */
export function droopPower(frequency: number, { rated, droop, deadband, upReserve, downReserve }: Droop): number {
  const away = frequency - NOMINAL;
  if (Math.abs(away) <= deadband || droop <= 0) return 0;
  const power = (-(away - Math.sign(away) * deadband) / ((NOMINAL * droop) / 100)) * rated;
  return Math.round(Math.max(-downReserve, Math.min(upReserve, power)) * 100) / 100;
}

export interface RegulationAnswer {
  /** Its rate as a part of the standard rate. */
  readonly rate: number;
  /** Seconds. */
  readonly delay: number;
  /** Percent of the rating. */
  readonly error: number;
}

/** Most that is allowed, and what each part weighs. */
export interface RegulationRule {
  readonly allowedDelay: number;
  readonly allowedError: number;
  readonly weights: readonly [rate: number, delay: number, accuracy: number];
}

/** K = 0.25 × (2 K1 + K2 + K3), a minute of delay, two percent of error (proposed fields A). */
export const DEFAULT_RULE: RegulationRule = { allowedDelay: 60, allowedError: 2, weights: [0.5, 0.25, 0.25] };

/**
 * The composite index of an answer and its parts: rate, delay, accuracy. What is too late or too far off counts as
 * zero.
 */
export function performanceOf(
  { rate, delay, error }: RegulationAnswer,
  { allowedDelay, allowedError, weights }: RegulationRule = DEFAULT_RULE,
) {
  const k2 = Math.max(0, 1 - delay / allowedDelay);
  const k3 = Math.max(0, 1 - error / allowedError);
  return { k1: rate, k2, k3, k: weights[0] * rate + weights[1] * k2 + weights[2] * k3 };
}

/** MW that were moved: from each end power to the next one. */
export const mileageOf = (powers: readonly number[]): number =>
  powers.reduce((sum, power, at) => sum + (at === 0 ? 0 : Math.abs(power - (powers[at - 1] ?? power))), 0);
