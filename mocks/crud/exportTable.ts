import { decodeRecord, isEmpty, type Resource, fileTable, type FieldCell, type FileCell } from '@/schema';
import type { Labels } from '../core/context';
import type { Locale } from '../core/texts';
import { worded } from '../names/worded';
import type { Doc } from '../store/store';
import { codeWords } from './codeWords';

/**
 * The list's columns of some rows, as the console writes them: numbers and times as what they are, all else in words.
 */
export function exportTable(resource: Resource, rows: readonly Doc[], labels: Labels, locale: Locale): FileCell[][] {
  const columns = resource.columns.map((column) => column.field);
  const head = columns.map((name) => labels.field(resource.name, name, locale) ?? name);
  const body = rows.map((row) => {
    const record = decodeRecord(resource, row);
    return columns.map((name): FieldCell => {
      const field = resource.fields[name];
      const value = record[name];
      if (!field || isEmpty(value)) return '';
      const { type, options } = field;
      const enumText = (code: string) => codeWords(labels, resource, name, code, locale);
      const context = { locale, enumText, record };
      const beside = record.$texts?.[name]; // of a number its unit
      if (type.fileCell) return type.fileCell(value, { ...options, ...(beside && { unit: beside }) }, context);
      return worded(beside ?? type.text(value, options, context), locale);
    });
  });
  return fileTable(head, body);
}
