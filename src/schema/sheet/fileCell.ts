import type { SheetCell } from './sheetCell';

/** A number with the form a spreadsheet shows it in (`#,##0.00`); a text file has its digits, and its unit where the cells of a column differ in it. */
export interface ShownNumber {
  readonly number: number;
  readonly format: string;
  readonly unit?: string;
}

/** A day or a moment as the wall clock of its site shows it, 'YYYY-MM-DD' or 'YYYY-MM-DD HH:mm:ss', or a time of day. No zone has a part in it. */
export interface ShownTime {
  readonly time: string;
}

/** A cell of a file that is written. */
export type FileCell = SheetCell | ShownNumber | ShownTime;
