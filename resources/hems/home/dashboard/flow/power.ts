import type { Amount } from '@/charts';

const WATTS: Readonly<Record<string, number>> = { w: 1, kw: 1_000, mw: 1_000_000 };

/** How many watts a unit of power is; undefined when it is none. */
export function wattsOf(unit: string): number | undefined {
  return unit === 'mW' ? 0.001 : WATTS[unit.toLowerCase()];
}

/** A figure in another unit of power; figures without a unit are taken to be in it already. */
export function inUnit({ value, unit }: Amount, wanted: string): number | null {
  const [from, to] = [wattsOf(unit) ?? wattsOf(wanted) ?? 1, wattsOf(wanted) ?? 1];
  return value === null ? null : (value * from) / to;
}

/** The unit all of them are shown in: the largest one that comes, kW where none does. */
export function commonUnit(amounts: readonly (Amount | undefined)[]): string {
  const units = amounts.map((one) => one?.unit ?? '').filter((unit) => wattsOf(unit) !== undefined);
  return units.toSorted((one, other) => (wattsOf(other) ?? 0) - (wattsOf(one) ?? 0))[0] ?? 'kW';
}
