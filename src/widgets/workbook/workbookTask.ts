import type { SheetFile, WorkbookFault, NewSheet, ReadOptions } from '@/schema/sheet/workbook/workbook';
import type { FormatName } from '@/schema/sheet/workbook/fileFormats';

export type WorkbookTask =
  | { readonly kind: 'read'; readonly bytes: ArrayBuffer; readonly options: ReadOptions }
  | { readonly kind: 'write'; readonly format: FormatName; readonly sheets: readonly NewSheet[] };

export type WorkbookResult =
  | { readonly kind: 'read'; readonly book: SheetFile }
  | { readonly kind: 'written'; readonly bytes: ArrayBuffer }
  | { readonly kind: 'failed'; readonly fault: WorkbookFault };
