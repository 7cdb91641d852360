import { chance } from './chance';
import type { Course } from './course';

const TURN = 2 * Math.PI;

/** A smooth step from 0 at `from` to 1 at `to`. */
function step(part: number, from: number, to: number): number {
  const x = Math.min(1, Math.max(0, (part - from) / (to - from)));
  return x * x * (3 - 2 * x);
}

/** A line from 0 to 1 with waves in it that never make it fall: their steepness together is below one. */
function waved(part: number, waves: readonly (readonly [count: number, steepness: number])[], seed: number, day: number): number {
  return waves.reduce((sum, [count, steepness], place) => {
    const shift = chance(seed, day, 20 + place) * TURN;
    return sum + (steepness * (Math.sin(TURN * count * part + shift) - Math.sin(shift))) / (TURN * count);
  }, part);
}

/** How clear a day is in a zone, 0.25 to 1: the same sky for all devices there. */
const clearness = (zone: string, day: number): number => 0.25 + 0.75 * chance(zone.length * 7919 + (zone.codePointAt(0) ?? 0), day, 5) ** 0.7;

/** Sun on modules: hours of daylight and clouds by the season. */
export const solar: Course = {
  name: 'solar',
  energy: ({ seed, rated, zone, latitude }, { index, season }) =>
    rated * Math.max(0.3, 3.3 + 2.7 * season * Math.min(1, Math.abs(latitude) / 50)) * clearness(zone, index) * (0.94 + 0.06 * chance(seed, index, 6)),
  share: ({ seed, latitude, zone }, { index, season }, part) => {
    const light = (12 + 4.3 * season * Math.min(1.2, Math.abs(latitude) / 52)) / 24;
    const sun = Math.min(1, Math.max(0, (part - (0.53 - light / 2)) / light));
    const cloudy = 1 - clearness(zone, index);
    return (1 - Math.cos(Math.PI * waved(sun, [[3, 0.3 * cloudy], [11, 0.35 * cloudy], [29, 0.3 * cloudy]], seed, index))) / 2;
  },
};

/** What people and machines use: little at night, more in the morning and the evening. */
export const load: Course = {
  name: 'load',
  energy: ({ seed, rated }, { index, season }) => rated * (3.2 - 0.5 * season) * (0.8 + 0.4 * chance(seed, index, 7)),
  share: ({ seed }, { index }, part) => {
    const daily = (0.42 * Math.sin(TURN * part)) / TURN + (0.28 * Math.sin(2 * TURN * part)) / (2 * TURN);
    return waved(part, [[9, 0.08], [31, 0.08], [71, 0.06]], seed, index) - daily;
  },
};

/** What flows back into the grid around noon. */
export const feedIn: Course = { name: 'feedIn', energy: (source, day) => solar.energy(source, day) * 0.45, share: (source, day, part) => step(solar.share(source, day, part), 0.15, 0.9) };

/** Into a battery while the sun shines. */
export const charge: Course = {
  name: 'charge',
  energy: ({ seed, rated }, { index }) => rated * (0.45 + 0.42 * chance(seed, index, 8)),
  share: (_, __, part) => step(part, 9.3 / 24, 15.2 / 24),
};

/** Out of a battery in the evening: what was charged, so that each day ends where it began. */
export const discharge: Course = { name: 'discharge', energy: charge.energy, share: (_, __, part) => step(part, 17 / 24, 23.4 / 24) };

const sessionHours = (seed: number, index: number): number => 0.6 + 2.6 * chance(seed, index, 10);

/** A car that comes home on some evenings, or fills up at noon. */
export const session: Course = {
  name: 'session',
  energy: ({ seed, rated }, { index }) => (chance(seed, index, 9) < 0.6 ? rated * sessionHours(seed, index) : 0),
  share: ({ seed }, { index }, part) => {
    const from = (chance(seed, index, 11) < 0.3 ? 11 : 17) / 24 + (chance(seed, index, 12) * 3) / 24;
    return Math.min(1, Math.max(0, (part - from) / (sessionHours(seed, index) / 24)));
  },
};

/** A heat pump: nearly all of it in winter, in turns of about an hour. */
export const heating: Course = {
  name: 'heating',
  energy: ({ seed, rated }, { index, season }) => rated * Math.max(0.6, 4.2 - 4 * season) * (0.85 + 0.3 * chance(seed, index, 13)),
  share: ({ seed }, { index }, part) => waved(part, [[1, 0.2], [22, 0.6], [37, 0.15]], seed, index),
};
