import { decodeRecord, isEmpty, type Resource } from '@/schema';
import type { Labels } from '../core/context';
import type { Locale } from '../core/texts';
import type { Doc } from '../store/store';
import { codeWords } from './codeWords';

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
