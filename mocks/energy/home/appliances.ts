import { normal } from '../chance/normal';

const clamp = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value));

/** kW of each step from a beginning on: an appliance at work. */
interface Pulse {
  readonly hour: number;
  readonly powers: readonly number[];
}

const steps = (count: number, power: number): number[] => Array.from({ length: count }, () => power);

/** What is switched on in a home during a day, in hours of the clock. Bigger homes boil and wash more. */
function pulsesOf(random: () => number, size: number): Pulse[] {
  const pulses: Pulse[] = [];
  const about = (hour: number, spread: number) => clamp(hour + spread * normal(random), 0, 23.9);
  for (const hour of [7.2, 10.5, 16, 20.5])
    if (random() < 0.6 * size) pulses.push({ hour: about(hour, 0.8), powers: [1.6] });
  if (random() < 0.55) pulses.push({ hour: about(18, 0.7), powers: [2, 2, 2, 1.2, 1.4, 1.2, 1.4, 1.2, 1.2] });
  if (random() < 0.35 * size) pulses.push({ hour: about(13, 3), powers: [...steps(4, 2), ...steps(20, 0.3)] });
  if (random() < 0.5)
    pulses.push({ hour: about(20, 0.8), powers: [0.1, ...steps(3, 2), ...steps(8, 0.1), ...steps(2, 2)] });
  return pulses;
}

/**
 * Power of the appliances of a home at each step of a day, kW: kettle, oven, washer, dishwasher, and a fridge that runs
 * 20 minutes an hour.
 */
export function appliances(random: () => number, hours: readonly number[], size: number): number[] {
  const phase = Math.floor(random() * 12);
  const powers = hours.map((_, index): number => ((index + phase) % 12 < 4 ? 0.09 : 0));
  for (const { hour, powers: pulse } of pulsesOf(random, size)) {
    const begin = hours.findIndex((one) => one >= hour);
    pulse.forEach((power, offset) => {
      const at = begin + offset;
      if (begin >= 0 && at < powers.length) powers[at] = (powers[at] ?? 0) + power;
    });
  }
  return powers;
}
