import { csvText } from '@/schema';
import type { ChartSpec } from '../chart';
import { chartTable } from '../table/chartTable';
import { plainValue } from '../table/plainValue';
import { sortableTime } from '../table/rowTimeText';
import { offsetText } from '@/schema/dates';

/** Heads of the columns that are no series. */
export interface CsvHeads {
  readonly localTime: string;
  readonly offset: string;
  readonly utc: string;
  readonly name: string;
}

/**
 * The figures of a chart as CSV in UTF-8 with a byte-order mark. Each time stands as the site's clock shows it, with
 * its offset and in UTC, so that no hour of a clock-change day is lost. Nothing is an empty cell.
 */
export function chartCsv(spec: ChartSpec, heads: CsvHeads): string {
  const { scale } = spec;
  const { times = [], names = [], size, columns } = chartTable(spec);
  const lead = (row: number): string[] => {
    const at = times[row] ?? 0;
    if (scale.kind === 'category') return [names[row] ?? ''];
    return [sortableTime(at, scale.zone), offsetText(at, scale.zone), `${new Date(at).toISOString().slice(0, 19)}Z`];
  };
  const head = [
    ...(scale.kind === 'time' ? [heads.localTime, heads.offset, heads.utc] : [heads.name]),
    ...columns.map(({ name, unit }) => (unit ? `${name} (${unit})` : name)),
  ];
  const rows = Array.from({ length: size }, (_, row) => [
    ...lead(row),
    ...columns.map(({ values, decimals }) => plainValue(values[row], decimals)),
  ]);
  return csvText([head, ...rows]);
}
