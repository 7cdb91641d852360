import { type ChartSpec, grainOf } from '@/charts';
import { leftOutText, chartTable } from '@/charts/internal';
import type { Translate } from '@/data';
import { sheetTime } from './sheetTime';
import type { PartTable } from './filePart';

/**
 * A chart as the table it also is on the page.
 *
 * @example setPart?.(async () => chartPart(spec, translate)) // of an `own` block: its table in the file of the report
 * @public
 */
export function chartPart(spec: ChartSpec, translate: Translate): PartTable {
  const { times, names = [], size, columns } = chartTable(spec);
  const zone = spec.scale.kind === 'time' ? spec.scale.zone : 'UTC';
  const grain = grainOf(times ?? [], zone);
  const headOf = (row: number) => (times ? sheetTime(times[row] ?? 0, zone, grain) : (names[row] ?? ''));
  const note = leftOutText(spec, translate);
  const hasTotals = columns.some(({ total }) => total !== undefined);
  return {
    columns: [
      { label: times ? translate('report.table.time', { zone }) : translate('charts.table.name') },
      ...columns.map(({ name, unit }) => ({ label: unit ? `${name} (${unit})` : name, isFigure: true })),
    ],
    rows: Array.from({ length: size }, (_, row) => [
      headOf(row),
      ...columns.map(({ values, decimals }) => ({ value: values[row] ?? null, decimals })),
    ]),
    ...(note !== undefined && { note }),
    ...(hasTotals && {
      total: [
        translate('report.table.total'),
        ...columns.map(({ total, decimals }) => (total === undefined ? '' : { value: total, decimals })),
      ],
    }),
  };
}
