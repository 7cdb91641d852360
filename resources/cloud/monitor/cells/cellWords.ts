import { formatAmount } from '@/schema';
import { CELL_MEASURES, type CellMeasure, type Cells } from './batteryCells';

export type Translate = (key: string, words?: object) => string;

/** A value of a cell as people read it; nothing is `-`. */
export function cellValue({ values }: Cells, cell: number, measure: CellMeasure, locale: string): string {
  const value = values[measure][cell] ?? NaN;
  return formatAmount(Number.isNaN(value) ? null : value, CELL_MEASURES[measure], locale);
}

/** A cell in words: where it is, and all that is measured of it. */
export function cellWords(
  cells: Cells,
  cell: number,
  measures: readonly CellMeasure[],
  translate: Translate,
  locale: string,
) {
  const cluster = cells.clusters.find(({ modules }) =>
    modules.some(({ first, count }) => cell >= first && cell < first + count),
  );
  const module = cluster?.modules.find(({ first, count }) => cell >= first && cell < first + count);
  return {
    place: translate('cloud.cells.place', {
      cluster: cluster?.no ?? '-',
      module: module?.no ?? '-',
      cell: cells.numbers[cell] ?? '-',
    }),
    values: [
      ...measures.map(
        (measure) =>
          `${translate(`resources.cloud/bms-cell.fields.${measure}`)} ${cellValue(cells, cell, measure, locale)}`,
      ),
      ...(cells.balancing[cell] ? [translate('resources.cloud/bms-cell.fields.balancing')] : []),
    ],
  };
}
