import { unitFactor, unitTraits, wholeMeasure, type Measure } from '@/schema';

/** What the values of a quantity are in, and how they are written and added. */
export interface UnitRead {
  readonly unit: string;
  /** What the values of the wire are multiplied by to be in it. */
  readonly by: number;
  readonly decimals: number;
  readonly sums: boolean;
}

/**
 * The unit of some values: the declared one, into which values of another prefix are converted; another one that the
 * wire says wins, with its own decimals. `money` stands for any currency the wire names.
 *
 * @example readUnit({ unit: 'kWh' }, 'MWh') // { unit: 'kWh', by: 1000, decimals: 2, sums: true }
 * @public
 */
export function readUnit(measure: Measure | undefined, wire: string): UnitRead {
  if (!measure) return { unit: wire, by: 1, ...unitTraits(wire) };
  const { unit, decimals, sums } = wholeMeasure(measure);
  const by = wire === '' ? 1 : unitFactor(wire, unit);
  if (by !== undefined) return { unit, by, decimals, sums };
  return {
    unit: wire,
    by: 1,
    ...unitTraits(wire),
    ...(measure.decimals !== undefined && { decimals }),
    ...(measure.sums !== undefined && { sums }),
  };
}
