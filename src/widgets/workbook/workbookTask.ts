import type { SheetFile, WorkbookFault, ReadOptions } from '@/schema';
import type { NewSheet, FormatName } from '@/schema/internal';

export type WorkbookTask =
  | { readonly kind: 'read'; readonly bytes: ArrayBuffer; readonly options: ReadOptions }
  | { readonly kind: 'write'; readonly format: FormatName; readonly sheets: readonly NewSheet[] };

export type WorkbookResult =
  | { readonly kind: 'read'; readonly book: SheetFile }
  | { readonly kind: 'written'; readonly bytes: ArrayBuffer }
  | { readonly kind: 'failed'; readonly fault: WorkbookFault };
