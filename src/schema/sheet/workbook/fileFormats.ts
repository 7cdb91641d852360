import { csvText } from '../csvText';
import type { NewSheet } from './workbook';

/** A kind of file that rows are written as. */
export interface FileFormat {
  /** Ending of its names, without a dot. */
  readonly extension: string;
  readonly mime: string;
  /** The bytes of a file of these sheets; of the first one, where the format has no more. */
  write(sheets: readonly NewSheet[]): Promise<ArrayBuffer>;
}

export const FORMATS = {
  csv: {
    extension: 'csv',
    mime: 'text/csv;charset=utf-8',
    write: async ([sheet]) => new TextEncoder().encode(csvText(sheet?.rows ?? [])).buffer,
  },
  xlsx: {
    extension: 'xlsx',
    mime: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    write: async (sheets) => (await import('./writeWorkbook')).writeWorkbook(sheets),
  },
} as const satisfies Readonly<Record<string, FileFormat>>;

export type FormatName = keyof typeof FORMATS;
