import { DEFAULT_RULE, droopPower, mileageOf, NOMINAL, performanceOf } from '@schemas/vpp/parts/regulation';
import { seedOf } from '../../../../energy/chance/seedOf';
import type { Doc } from '../../../../store/store';
import { numberAt } from '../../operation/vppDocs';

const SECOND = 1000;
/** A dispatcher sends a setpoint every so many seconds. */
const STEP = 30;
/** A plant needs so many seconds to begin, and so many to be there. */
const DELAY = 4;
const RAMP = 9;
/** Error of what is reached, percent of the rating. */
const ERROR = 0.8;

const wave = (second: number, period: number): number => Math.sin((2 * Math.PI * second) / period);
const round = (value: number, places: number): number => Math.round(value * 10 ** places) / 10 ** places;

/** Hz at a second: the grid of the demonstration, the same at every plant. */
export const frequencyAt = (second: number): number =>
  round(
    NOMINAL +
      0.021 * wave(second, 613) +
      0.016 * wave(second, 97) +
      0.009 * wave(second, 29) +
      ((seedOf('grid', second) % 7) - 3) / 1000,
    3,
  );

/** kW a dispatcher asks a plant for at a second. */
function setpointAt(regulation: Doc, second: number): number {
  const step = Math.floor(second / STEP);
  const up = numberAt(regulation, 'upReserve');
  const down = numberAt(regulation, 'downReserve');
  const part = wave(step * STEP, 900) * 0.7 + ((seedOf(regulation.id, step) % 61) - 30) / 100;
  return round(part >= 0 ? Math.min(1, part) * up : Math.max(-1, part) * down, 1);
}

/** kW a plant is to give at a second: by the frequency, or by its dispatcher; nothing while it is out of service. */
export function targetAt(regulation: Doc, second: number): number {
  if (regulation.enabled !== true) return 0;
  if (regulation.type === 'secondary') return setpointAt(regulation, second);
  const { upReserve, downReserve } = {
    upReserve: numberAt(regulation, 'upReserve'),
    downReserve: numberAt(regulation, 'downReserve'),
  };
  return droopPower(frequencyAt(second), {
    rated: numberAt(regulation, 'ratedPower'),
    droop: numberAt(regulation, 'droop'),
    deadband: numberAt(regulation, 'deadband'),
    upReserve,
    downReserve,
  });
}

/** kW it gives: it begins late, comes there in a ramp, and is never quite exact. */
export function actualAt(regulation: Doc, second: number): number {
  if (regulation.enabled !== true) return 0;
  const noise =
    (((seedOf(regulation.id, second, 'noise') % 21) - 10) / 1000) * numberAt(regulation, 'ratedPower') * ERROR;
  if (regulation.type !== 'secondary') return round(targetAt(regulation, second - 2) + noise, 1);
  const begun = Math.floor(second / STEP) * STEP;
  const [before, now] = [setpointAt(regulation, begun - 1), setpointAt(regulation, second)];
  const part = Math.max(0, Math.min(1, (second - begun - DELAY) / RAMP));
  return round(before + (now - before) * part + noise, 1);
}

/** The seconds before a moment (epoch ms). */
export const secondsBefore = (now: number, count: number): number[] =>
  Array.from({ length: count }, (_, at) => Math.floor(now / SECOND) - count + 1 + at);

/** How well it followed, and how far it was moved: MW from midnight of the plant on. */
export function scoreOf(regulation: Doc, now: number, midnight: number) {
  if (regulation.enabled !== true) return { k1: null, k2: null, k3: null, performanceIndex: null, mileage: 0 };
  const rate = 1.2 + (seedOf(regulation.id, Math.floor(now / 3_600_000)) % 40) / 100;
  const { k1, k2, k3, k } = performanceOf({ rate, delay: DELAY + RAMP / 2, error: ERROR }, DEFAULT_RULE);
  const steps = Math.floor((now - midnight) / SECOND / STEP);
  const powers = Array.from(
    { length: steps + 1 },
    (_, at) => setpointAt(regulation, Math.floor(midnight / SECOND) + at * STEP) / 1000,
  );
  return {
    k1: round(k1, 2),
    k2: round(k2, 2),
    k3: round(k3, 2),
    performanceIndex: round(k, 2),
    mileage: round(mileageOf(powers), 2),
  };
}
