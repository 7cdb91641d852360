import { decodeRecord, isEmpty, type Resource } from '@/schema';
import type { Labels } from '../core/context';
import type { Locale } from '../core/texts';
import type { Doc } from '../store/store';
import { codeWords } from './codeWords';

/** A cell that a spreadsheet would run as a formula gets an apostrophe; quotes are doubled. */
export function csvCell(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) && Number.isNaN(Number(text)) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Rows of text as CSV with a byte-order mark, so that spreadsheets read it as UTF-8. */
export function csvOf(rows: readonly (readonly string[])[]): string {
  return `\uFEFF${rows.map((row) => row.map(csvCell).join(',')).join('\r\n')}\r\n`;
}

/** The list's columns of some rows, in words. */
export function exportTable(resource: Resource, rows: readonly Doc[], labels: Labels, locale: Locale): string[][] {
  const columns = resource.columns.map((column) => column.field);
  const head = columns.map((name) => labels.field(resource.name, name, locale) ?? name);
  const body = rows.map((row) => {
    const record = decodeRecord(resource, row);
    return columns.map((name) => {
      const field = resource.fields[name];
      const value = record[name];
      if (!field || isEmpty(value)) return '';
      const enumText = (code: string) => codeWords(labels, resource, name, code, locale);
      return record.$texts?.[name] ?? field.type.text(value, field.options, { locale, enumText, record });
    });
  });
  return [head, ...body];
}

/** A file download (spec 01 §7: any response with content-disposition is one). */
export function fileAnswer(body: string | Uint8Array<ArrayBuffer>, name: string, type: string): Response {
  const ascii = name.replace(/[^\x20-\x7e]|["\\]/g, '_');
  return new Response(body, {
    headers: {
      'content-type': type,
      'content-disposition': `attachment; filename="${ascii}"; filename*=UTF-8''${encodeURIComponent(name)}`,
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    },
  });
}
