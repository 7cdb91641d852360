import type { FileCell } from '../fileCell';
import type { SheetCell } from '../sheetCell';

/** A rectangle of cells, counted from 0, its last row and column included. */
export interface Area {
  readonly top: number;
  readonly left: number;
  readonly bottom: number;
  readonly right: number;
}

/** One sheet of a file: rows from the first line on, so that row 0 is line 1. */
export interface Sheet {
  readonly name: string;
  readonly rows: readonly (readonly SheetCell[])[];
  /** There may be more rows than were read. */
  readonly cut?: boolean;
  /** There are more columns than were read: only so many. */
  readonly cutColumns?: number;
  /** Cells that were merged: each has the value of all. */
  readonly merged?: readonly Area[];
  /** Rows that the sheet does not show, hidden or filtered out; counted from 0. Their cells were read. */
  readonly hiddenRows?: readonly number[];
  /** Columns that the sheet does not show. Their cells were read. */
  readonly hiddenColumns?: readonly number[];
  /** Its days are counted from 1904: said for numbers that are not formatted as days. */
  readonly since1904?: boolean;
}

/** How the bytes of a text file become letters. The first ones are found out from the bytes. */
export const ENCODINGS = ['utf-8', 'gb18030', 'windows-1252', 'utf-16le', 'utf-16be'] as const;
export type Encoding = (typeof ENCODINGS)[number];

/** What ends a cell of a text file. */
export const SEPARATORS = [',', ';', '\t', '|'] as const;
export type Separator = (typeof SEPARATORS)[number];

/** How a text file is read. */
export interface TextForm {
  readonly encoding: Encoding;
  readonly separator: Separator;
}

/** How a text file was read; `unsure` names what its bytes allow to be read otherwise, too. */
export interface ReadForm extends TextForm {
  readonly unsure: readonly (keyof TextForm)[];
}

/** A file that was read. @public */
export interface SheetFile {
  readonly sheets: readonly Sheet[];
  /** Of a text file. */
  readonly form?: ReadForm;
}

/** How much of a file is read, and how. @public */
export interface ReadOptions {
  /** Most rows of a sheet, below a few lines for titles and headings. */
  readonly mostRows: number;
  /** What a person chose for a text file; the rest is found out. */
  readonly form?: Partial<TextForm>;
}

/** A sheet to write. */
export interface NewSheet {
  readonly name: string;
  readonly rows: readonly (readonly FileCell[])[];
  /** Of the columns, in characters. */
  readonly widths?: readonly number[];
  /** A program reads it: texts stay as they are, also those that a spreadsheet would run. */
  readonly asIs?: boolean;
}

/** Why a file cannot be read: `import.file.problems.<kind>`. @public */
export type WorkbookFault = 'notSheet' | 'broken' | 'protected' | 'tooComplex' | 'empty';

/**
 * A file of sheets that cannot be read, and why (`fault`).
 *
 * @example if (error instanceof WorkbookProblem) return translate(`import.file.problems.${error.fault}`)
 * @public
 */
export class WorkbookProblem extends Error {
  override readonly name = 'WorkbookProblem';

  constructor(readonly fault: WorkbookFault) {
    super(fault);
  }
}
