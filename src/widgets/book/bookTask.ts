import type { Book, BookFault, NewSheet, ReadOptions } from '@/schema/sheet/book/book';
import type { FormatName } from '@/schema/sheet/book/fileFormats';

/** What the worker does. */
export type BookTask =
  | { readonly kind: 'read'; readonly bytes: ArrayBuffer; readonly options: ReadOptions }
  | { readonly kind: 'write'; readonly format: FormatName; readonly sheets: readonly NewSheet[] };

/** What it answers. */
export type BookResult =
  | { readonly kind: 'read'; readonly book: Book }
  | { readonly kind: 'written'; readonly bytes: ArrayBuffer }
  | { readonly kind: 'failed'; readonly fault: BookFault };
