import { ENERGIES, MONEY, SPLIT, type Sums } from '../model';
import { PERIODS } from '../site';

/*
 * Sums as rows of numbers: a day of a site is one row, years of hundreds of sites are kept so. Highest powers come
 * first, the rest is added up: what sums tell, energies by period, and what meters have counted.
 */
const HIGHEST = ['maxDemand', 'maxDemandWithoutStorage'] as const;
const COUNTED = ['known', 'lost', 'chargeTimes', 'co2Reduction', 'irradiation', ...ENERGIES, ...MONEY] as const;
/** Energies of all steps, also of those nobody heard of. */
export const METERED = [
  'import',
  'export',
  'generation',
  'charge',
  'discharge',
  'v2x',
  'charger',
  'heat',
  'load',
] as const;

type Name = (typeof HIGHEST)[number] | (typeof COUNTED)[number];
const NAMES: readonly Name[] = [...HIGHEST, ...COUNTED];
const METERED_AT = NAMES.length + SPLIT.length * PERIODS.length;

/** How many numbers a row has. */
export const WIDTH = METERED_AT + METERED.length;

/** Where in a row a figure stands. */
export const placeOf = Object.fromEntries(NAMES.map((name, place) => [name, place])) as Readonly<Record<Name, number>>;
/** Where the energies of a power by period begin. */
export const splitAt = (kind: (typeof SPLIT)[number]): number => NAMES.length + SPLIT.indexOf(kind) * PERIODS.length;
export const meteredAt = (name: (typeof METERED)[number]): number => METERED_AT + METERED.indexOf(name);

/** kWh a meter has counted in the time of a row. */
export function meteredIn(row: Float64Array, name: (typeof METERED)[number]): number {
  return row[meteredAt(name)] ?? 0;
}

export function addRow(row: Float64Array, other: Float64Array): void {
  for (let place = 0; place < WIDTH; place += 1) {
    const value = other[place] ?? 0;
    row[place] = place < HIGHEST.length ? Math.max(row[place] ?? 0, value) : (row[place] ?? 0) + value;
  }
}

/** A row as it is read. */
export function toldSums(row: Float64Array, from: number, to: number): Sums {
  const figures = Object.fromEntries(NAMES.map((name, place) => [name, row[place] ?? 0])) as Record<Name, number>;
  const periods = (kind: (typeof SPLIT)[number]) =>
    Object.fromEntries(PERIODS.map((period, place) => [period, row[splitAt(kind) + place] ?? 0])) as Record<
      (typeof PERIODS)[number],
      number
    >;
  return {
    from,
    to,
    ...figures,
    byPeriod: {
      import: periods('import'),
      charge: periods('charge'),
      discharge: periods('discharge'),
      generation: periods('generation'),
      charger: periods('charger'),
    },
  };
}
