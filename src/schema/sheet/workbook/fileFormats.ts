import { csvText } from '../csvText';
import type { NewSheet } from './workbook';

/** A kind of file that rows are written as. @public */
export interface FileFormat {
  /** What it is called in menus, in every language; those of the console have texts (`lists.export.ways`). */
  readonly label?: string;
  /** Ending of its names, without a dot. */
  readonly extension: string;
  readonly mime: string;
  /** The bytes of a file of these sheets; of the first one, where the format has no more. */
  write(sheets: readonly NewSheet[]): Promise<ArrayBuffer>;
}

/** Those of the console; they are written in a worker. @public */
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

const own = new Map<string, FileFormat>();

/**
 * Adds formats to those that lists and tables can be saved in, by their names; `undefined` takes one away again.
 *
 * @example configureFormats({ jsonl: { label: 'JSON Lines', extension: 'jsonl', mime: 'application/jsonl', write } })
 * @public
 */
export function configureFormats(formats: Readonly<Record<string, FileFormat | undefined>>): void {
  for (const [name, format] of Object.entries(formats)) {
    if (format) own.set(name, format);
    else own.delete(name);
  }
}

/** All formats by name, those of the console first. */
export const fileFormats = (): ReadonlyMap<string, FileFormat> => new Map([...Object.entries(FORMATS), ...own]);
