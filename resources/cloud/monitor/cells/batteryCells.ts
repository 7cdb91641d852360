/** What is measured of a cell, with its unit and decimals (proposed fields B). */
export const CELL_MEASURES = {
  voltage: { unit: 'V', decimals: 3 },
  temperature: { unit: '°C', decimals: 1 },
  soc: { unit: '%', decimals: 1 },
  soh: { unit: '%', decimals: 1 },
  internalResistance: { unit: 'mΩ', decimals: 2 },
} as const;
export type CellMeasure = keyof typeof CELL_MEASURES;
export const MEASURES = Object.keys(CELL_MEASURES) as readonly CellMeasure[];

/** A row of cells: the one from `first` on. */
export interface CellModule {
  readonly no: string;
  readonly first: number;
  readonly count: number;
}

export interface CellCluster {
  readonly no: string;
  readonly modules: readonly CellModule[];
}

/** The cells of a battery, cluster by cluster and module by module; a cell is its place in all lists. */
export interface Cells {
  readonly clusters: readonly CellCluster[];
  readonly count: number;
  /** Number of each cell within its module. */
  readonly numbers: readonly string[];
  readonly balancing: readonly boolean[];
  /** NaN where nothing is measured. */
  readonly values: Readonly<Record<CellMeasure, Float64Array>>;
}

/** The cell with the lowest or the highest value; undefined where nothing is measured. */
export function extremeCell(
  { values, count }: Cells,
  measure: CellMeasure,
  end: 'lowest' | 'highest',
): number | undefined {
  const list = values[measure];
  const sign = end === 'lowest' ? -1 : 1;
  let best: number | undefined;
  for (let cell = 0; cell < count; cell += 1) {
    const value = list[cell] ?? NaN;
    if (!Number.isNaN(value) && (best === undefined || sign * value > sign * (list[best] ?? 0))) best = cell;
  }
  return best;
}
