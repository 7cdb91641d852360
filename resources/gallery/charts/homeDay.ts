import { HOUR } from './dayTimes';
import { bell, wave } from './wave';

/** Powers of a home in kW. Grid and battery are positive where they supply the home. */
export interface HomePower {
  readonly solar: number[];
  readonly load: number[];
  readonly grid: number[];
  readonly battery: number[];
  /** Percent. */
  readonly charge: number[];
}

const CAPACITY = 10;
const LIMIT = 3.2;

/** Solar power in kW at an hour of the day, under clouds that are always the same. */
export function solarAt(hour: number, index: number, peak = 6.4): number {
  const sun = Math.sin((Math.PI * (hour - 5.4)) / 16.2);
  if (hour < 5.4 || hour > 21.6) return 0;
  const cloud = 1 - 0.35 * bell(hour, 11.2, 0.5) - 0.5 * bell(hour, 15.4, 0.35) - 0.06 * wave(index, 3);
  return Math.max(0, sun) ** 1.5 * peak * cloud;
}

/** What a home uses in kW: breakfast, a heat pump at noon, dinner, and what hums all night. */
export function loadAt(hour: number, index: number): number {
  return (
    0.32 +
    1.7 * bell(hour, 7.4, 0.9) +
    0.9 * bell(hour, 12.6, 1.1) +
    2.6 * bell(hour, 18.9, 1.5) +
    0.28 * wave(index, 7)
  );
}

/** A home with sun, battery and grid over some moments; what is supplied is what is used, at every one of them. */
export function homeDay(times: readonly number[], from: number): HomePower {
  const step = ((times[1] ?? 0) - (times[0] ?? 0)) / HOUR;
  const home: HomePower = { solar: [], load: [], grid: [], battery: [], charge: [] };
  let stored = 2.4;
  times.forEach((at, index) => {
    const hour = ((at - from) / HOUR) % 24;
    const [solar, load] = [solarAt(hour, index), loadAt(hour, index)];
    const wanted = Math.max(-LIMIT, Math.min(LIMIT, load - solar));
    const battery =
      wanted < 0 ? Math.max(wanted, (stored - CAPACITY) / step) : Math.min(wanted, Math.max(0, stored - 0.5) / step);
    stored -= battery * step;
    home.solar.push(solar);
    home.load.push(load);
    home.battery.push(battery);
    home.grid.push(load - solar - battery);
    home.charge.push((stored / CAPACITY) * 100);
  });
  return home;
}

/** A day-ahead price in €/kWh at an hour of the day: dear at dinner, below zero at noon. */
export function priceAt(hour: number): number {
  return (
    Math.round(
      (0.19 + 0.08 * bell(hour, 7.8, 1.6) + 0.17 * bell(hour, 19.2, 2.2) - 0.215 * bell(hour, 13.2, 2.4)) * 1e4,
    ) / 1e4
  );
}
