/*
 * Yields and ratios of IEC 61724-1 (operations, 8.1). Energies kWh, capacity kWp, irradiation kWh/m² in the plane of
 * the modules, ratios in percent; `null` where nothing can be said, which is not zero. A ratio may exceed 100: a sensor
 * may be wrong, and is to be seen so.
 */

const over = (of: number | null, per: number | null): number | null =>
  of === null || per === null || per === 0 ? null : of / per;

/** Final yield Y_f: hours at full power. */
export const equivalentHours = (energy: number | null, capacity: number | null): number | null =>
  over(energy, capacity);

/** What the sun would have given without any loss: capacity times irradiation, at 1 kW/m². */
export const theoreticalGeneration = (capacity: number, irradiation: number): number => capacity * irradiation;

/** A stretch of time with its energy and the irradiation it had. */
export interface SunSlot {
  readonly energy: number | null;
  readonly irradiation: number | null;
}

/** Performance ratio Y_f / Y_r over the stretches in which both are known: a gap in one of them is no loss. */
export function performanceRatio(slots: readonly SunSlot[], capacity: number): number | null {
  let energy = 0;
  let irradiation = 0;
  for (const slot of slots) {
    if (slot.energy === null || slot.irradiation === null) continue;
    energy += slot.energy;
    irradiation += slot.irradiation;
  }
  const ratio = over(energy, theoreticalGeneration(capacity, irradiation));
  return ratio === null ? null : ratio * 100;
}

/**
 * The same at 25 °C: what a module of `gamma` (%/℃, below zero) would have given there, for trends over the seasons.
 */
export function performanceRatio25(
  slots: readonly (SunSlot & { readonly temperature: number })[],
  capacity: number,
  gamma: number,
): number | null {
  let energy = 0;
  let expected = 0;
  for (const slot of slots) {
    if (slot.energy === null || slot.irradiation === null) continue;
    energy += slot.energy;
    expected += theoreticalGeneration(capacity, slot.irradiation) * (1 + (gamma / 100) * (slot.temperature - 25));
  }
  const ratio = over(energy, expected);
  return ratio === null ? null : ratio * 100;
}

/** A device and how long (h) it was down while it could have run. */
export interface Downtime {
  readonly rated: number;
  readonly down: number;
}

/** Availability by time, weighted with what devices are rated: of the `useful` hours with enough sun. */
export function availability(devices: readonly Downtime[], useful: number): number | null {
  const rated = devices.reduce((sum, one) => sum + one.rated, 0);
  const lost = over(
    devices.reduce((sum, one) => sum + one.down * one.rated, 0),
    useful * rated,
  );
  return lost === null ? null : (1 - lost) * 100;
}

/** Availability by energy: what came of what could have come. */
export function energyAvailability(energy: number, lost: number): number | null {
  const share = over(energy, energy + lost);
  return share === null ? null : share * 100;
}
