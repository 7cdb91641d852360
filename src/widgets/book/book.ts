import type { SheetCell } from '@/schema/sheet/sheetCell';

/** One sheet of a file: rows from the first line on, so that row 0 is line 1. */
export interface Sheet {
  readonly name: string;
  readonly rows: readonly (readonly SheetCell[])[];
  /** There may be more rows than were read. */
  readonly cut?: boolean;
}

/** A number with the form a spreadsheet shows it in: `#,##0.00`. */
export interface ShownNumber {
  readonly number: number;
  readonly format: string;
}

/** A sheet to write. */
export interface NewSheet extends Omit<Sheet, 'rows'> {
  readonly rows: readonly (readonly (SheetCell | ShownNumber)[])[];
  /** Of the columns, in characters. */
  readonly widths?: readonly number[];
}

/** Why a file cannot be read: `import.file.problems.<kind>`. */
export type BookFault = 'notExcel' | 'broken' | 'protected' | 'tooComplex' | 'empty';

export class BookProblem extends Error {
  override readonly name = 'BookProblem';

  constructor(readonly fault: BookFault) {
    super(fault);
  }
}

/** What the worker is asked. */
export type BookTask =
  | { readonly kind: 'read'; readonly bytes: ArrayBuffer; readonly mostRows: number }
  | { readonly kind: 'write'; readonly sheets: readonly NewSheet[] };

/** What it answers. */
export type BookResult =
  | { readonly kind: 'read'; readonly sheets: readonly Sheet[] }
  | { readonly kind: 'written'; readonly bytes: ArrayBuffer }
  | { readonly kind: 'failed'; readonly fault: BookFault };
