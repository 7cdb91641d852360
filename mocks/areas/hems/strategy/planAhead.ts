import { BATTERY } from '../../../energy/battery/batteryLimits';
import type { HomeSite, Mode } from '../../../energy/model';

/** A quarter of an hour as a plan expects it, and what it wants the battery to do: kW, above zero out of it. */
export interface PlannedQuarter {
  readonly load: number | null;
  readonly solar: number | null;
  readonly buy: number | null;
  readonly mode: Mode;
}

export interface Planned {
  readonly battery: number;
  readonly soc: number;
  readonly grid: number | null;
}

/**
 * What the AI strategy means the battery to do from a state of charge on, quarter by quarter, out of what is foreseen.
 */
export function planAhead(site: HomeSite, soc: number, quarters: readonly PlannedQuarter[]): Planned[] {
  const { battery } = site;
  const prices = quarters.flatMap(({ buy }) => buy ?? []).toSorted((one, other) => one - other);
  const [cheap = 0, dear = 0] = [prices[Math.floor(prices.length / 4)], prices[Math.floor((prices.length * 3) / 4)]];
  let level = soc;
  return quarters.map(({ load, solar, buy, mode }) => {
    const rest = (load ?? 0) - (solar ?? 0);
    const wanted =
      !battery || mode === 'IDLE'
        ? 0
        : mode === 'SU' || buy === null
          ? rest
          : buy <= cheap
            ? -battery.power
            : buy >= dear
              ? battery.power
              : Math.max(0, rest);
    const capacity = battery?.capacity ?? 1;
    const most = battery
      ? Math.min(battery.power, Math.max(0, ((level - BATTERY.lowest) / 100) * capacity * BATTERY.efficiency * 4))
      : 0;
    const least = battery
      ? -Math.min(battery.power, Math.max(0, (((BATTERY.highest - level) / 100) * capacity * 4) / BATTERY.efficiency))
      : 0;
    const power = Math.min(most, Math.max(least, wanted));
    level -= ((power > 0 ? power / BATTERY.efficiency : power * BATTERY.efficiency) / 4 / capacity) * 100;
    return { battery: power, soc: level, grid: load === null || solar === null ? null : rest - power };
  });
}
