import { numberFormat } from './numberFormat';
import type { SheetCell } from './sheetCell';

/**
 * A number with the form a spreadsheet shows it in (`#,##0.00`); a text file has its digits, and its unit where the
 * cells of a column differ in it.
 */
export interface ShownNumber {
  readonly number: number;
  readonly format: string;
  readonly unit?: string;
}

/**
 * A month, a day, a moment or a time of day as the wall clock of its site shows it: 'yyyy-MM', 'yyyy-MM-dd',
 * 'yyyy-MM-dd HH:mm:ss', 'HH:mm'. No zone has a part in it.
 *
 * @public
 */
export interface ShownTime {
  readonly time: string;
}

/** A cell of a file that is written. @public */
export type FileCell = SheetCell | ShownNumber | ShownTime;

/** A number of a field, in its unit; without decimals it has those it needs. @public */
export interface FieldNumber {
  readonly number: number;
  readonly unit: string;
  readonly decimals?: number | undefined;
}

/** What a field's value is in a file: a number, a time, or words. @public */
export type FieldCell = string | FieldNumber | ShownTime;

const isNumber = (cell: FieldCell | undefined): cell is FieldNumber => typeof cell === 'object' && 'number' in cell;

function cellOf(cell: FieldCell, isMixed: boolean): FileCell {
  if (!isNumber(cell)) return cell;
  const { number, unit, decimals } = cell;
  if (!Number.isFinite(number)) return null;
  if (!isMixed) return { number, format: numberFormat(unit === '%' ? '%' : '', decimals) };
  return { number, format: numberFormat(unit, decimals), unit };
}

/**
 * Records as a table of a file: headings with the unit of their column, numbers as numbers. Where the numbers of a
 * column have several units (amounts in several currencies), each has its own.
 *
 * @example fileTable(['Power'], [[{ number: 3, unit: 'kW' }]])[0] // ['Power (kW)']
 * @public
 */
export function fileTable(labels: readonly string[], rows: readonly (readonly FieldCell[])[]): FileCell[][] {
  const units = labels.map((_, column) => [
    ...new Set(rows.flatMap((row) => (isNumber(row[column]) ? [row[column].unit] : []))),
  ]);
  const heading = (label: string, [unit = '', ...others]: readonly string[]) =>
    unit === '' || others.length > 0 || label.includes(`(${unit})`) ? label : `${label} (${unit})`;
  return [
    labels.map((label, column) => heading(label, units[column] ?? [])),
    ...rows.map((row) => row.map((cell, column) => cellOf(cell, (units[column]?.length ?? 0) > 1))),
  ];
}
