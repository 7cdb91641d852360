import type { AnyRecord, ColumnReadings, SheetCell } from '@/schema';
import type { ImportRow } from '../rows/importRow';
import type { Worded } from '../words/fileCodeWords';

/** A row of the sheet, by field. */
export interface SheetLine {
  /** Counted from 1. */
  readonly line: number;
  readonly cells: Readonly<Record<string, SheetCell>>;
}

/** All that a reader of rows knows, without its functions. */
export interface ReaderData {
  readonly resource: string;
  /** What its schema says (`schemaSign`). */
  readonly sign: string;
  readonly columns: readonly string[];
  readonly words: readonly (readonly [name: string, known: readonly Worded[]])[];
  readonly readings: ColumnReadings | undefined;
  readonly since1904: boolean | undefined;
  readonly asForm: boolean;
  /** The records that rows may change, and the ids of those that this user may not edit. */
  readonly known:
    | {
        readonly key: string;
        readonly records: readonly (readonly [text: string, found: readonly AnyRecord[]])[];
        readonly locked: readonly unknown[];
      }
    | undefined;
  /** What time it is. */
  readonly now: number;
}

/** First what the reader knows, then lines. */
export type CheckTask =
  | { readonly kind: 'begin'; readonly reader: ReaderData }
  | { readonly kind: 'rows'; readonly lines: readonly SheetLine[] };

/** `ready: false`: it has another schema than the page, or none. */
export type CheckResult =
  { readonly kind: 'begun'; readonly ready: boolean } | { readonly kind: 'rows'; readonly rows: readonly ImportRow[] };
