import { grainOf, rowTimeText } from '@/charts';
import type { Grain } from '@/charts/internal';
import {
  shownUnit,
  type Field,
  type Measures,
  type Report,
  formatFigure,
  currencyUnit,
  readLabel,
  readMonthAlone,
} from '@/schema';
import { sumOf } from '@/schema/internal';
import type { BlockRows, FigureRow } from '../answer/readRows';

interface ColumnBase {
  readonly name: string;
  /** In the language of the page, without its unit. */
  readonly label: string;
}

/** What stands in a column: times of the site, values of a field, or figures in one unit. */
export type TableColumn =
  | (ColumnBase & { readonly kind: 'time' })
  | (ColumnBase & { readonly kind: 'field'; readonly field: Field })
  | (ColumnBase & {
      readonly kind: 'figure';
      readonly unit: string;
      /** What values are divided by to be in it. */
      readonly by: number;
      readonly decimals: number;
      readonly sums: boolean;
    });

/** A table block with its answer, as the page draws it and its file takes it. */
export interface TableModel {
  readonly columns: readonly TableColumn[];
  readonly rows: readonly FigureRow[];
  readonly total?: TableTotal;
  /** Rows of all pages. */
  readonly size: number;
  readonly isAll: boolean;
  readonly zone: string;
  readonly grain: Grain;
}

export interface TableTotal {
  /** By measure; absent where there is none. */
  readonly figures: Readonly<Record<string, number | null>>;
  /** It is of the rows of this page only. */
  readonly isPage: boolean;
}

interface ModelInput {
  readonly report: Pick<Report, 'params' | 'fields' | 'measures'>;
  readonly columns: readonly string[];
  readonly totals: boolean;
  readonly read: BlockRows;
  readonly zone: string;
  readonly currency: string;
  /** In the units of a table in pages, although all rows are here. */
  readonly asPaged?: boolean;
  labelOf(column: string, kind: TableColumn['kind']): string;
}

/**
 * One prefix a unit: of all its columns by their largest value where all rows are here; else that of the wire, which no
 * other page changes. A column that does not add up has its own: what a device counted today is no part of what it
 * counted ever.
 */
function prefixes(
  { rows, units }: BlockRows,
  measures: Measures,
  isAll: boolean,
): (column: string) => { readonly unit: string; readonly by: number } {
  const known = new Map<string, { readonly unit: string; readonly by: number }>();
  return (column) => {
    const { unit = '', sums = false } = units[column] ?? {};
    const place = sums ? unit : `${unit} ${column}`;
    const found = known.get(place);
    if (found) return found;
    const names = sums ? Object.keys(units).filter((name) => units[name]?.unit === unit && units[name].sums) : [column];
    const isKept = names.some((name) => measures[name]?.prefix === false);
    const values = isAll && !isKept ? rows.flatMap(({ figures }) => names.map((name) => figures[name])) : [];
    const shown = shownUnit(unit, values);
    known.set(place, shown);
    return shown;
  };
}

function totalOf({ rows, units, total, isAll }: BlockRows): TableTotal {
  if (total)
    return {
      figures: Object.fromEntries(Object.entries(total.figures).filter(([, value]) => value !== null)),
      isPage: false,
    };
  const names = Object.keys(units).filter((name) => units[name]?.sums);
  return {
    figures: Object.fromEntries(names.map((name) => [name, sumOf(rows.map(({ figures }) => figures[name]))])),
    isPage: !isAll,
  };
}

/** How finely times are told: as their labels are written, else by what they are. */
function grainIn(rows: readonly FigureRow[], zone: string): Grain {
  const times = rows.filter(({ at }) => at !== undefined);
  if (times.length > 0 && times.every(({ time }) => readMonthAlone(time) !== null)) return 'month';
  if (times.length > 0 && times.every(({ time }) => readLabel(time, '')?.kind === 'day')) return 'day';
  return grainOf(
    times.map(({ at = 0 }) => at),
    zone,
  );
}

/** The columns, rows and sums of a table block. The server's own sums come first; else those of the rows there are. */
export function tableModel({
  report,
  columns,
  totals,
  read,
  zone,
  currency,
  asPaged = false,
  labelOf,
}: ModelInput): TableModel {
  const prefixOf = prefixes(read, report.measures, read.isAll && !asPaged);
  const made = columns.flatMap((name): TableColumn[] => {
    const field = report.params[name] ?? report.fields[name];
    const unit = read.units[name];
    if (field) return [{ kind: 'field', name, label: labelOf(name, 'field'), field }];
    if (unit) {
      const shown = prefixOf(name);
      return [
        {
          kind: 'figure',
          name,
          label: labelOf(name, 'figure'),
          unit: currencyUnit(shown.unit, currency),
          by: shown.by,
          decimals: unit.decimals,
          sums: unit.sums,
        },
      ];
    }
    return name === 'time' ? [{ kind: 'time', name, label: labelOf(name, 'time') }] : [];
  });
  const { rows, size, isAll } = read;
  return {
    columns: made,
    rows,
    size,
    isAll,
    zone,
    grain: grainIn(rows, zone),
    ...(totals && rows.length > 0 && { total: totalOf(read) }),
  };
}

/** A figure of a column in the unit of its heading. */
export const shownValue = (
  value: number | null | undefined,
  { by }: Extract<TableColumn, { kind: 'figure' }>,
): number | null => (value === null || value === undefined ? null : value / by);

export const shownFigure = (
  value: number | null | undefined,
  column: Extract<TableColumn, { kind: 'figure' }>,
  locale: string,
): string => formatFigure(shownValue(value, column), column.decimals, locale);

/** The time of a row: on the clock of the site, or the words of the server. */
export function shownTime({ at, time }: FigureRow, { zone, grain }: Pick<TableModel, 'zone' | 'grain'>): string {
  return at === undefined ? time || '-' : rowTimeText(at, zone, grain);
}
