import { isEmpty, type ValidationError, type Resource } from '@/schema';
import { normalWord } from '@/schema/sheet/wordFinder';
import type { ImportRow } from './importRow';

/** Fields of which the file may hold each value once. */
export function uniqueColumns(resource: Resource, columns: readonly string[]): string[] {
  return columns.filter((name) => resource.fields[name]?.options.unique);
}

/** Rows that repeat a unique value of an earlier row, by key and field; each names the earlier line. */
export function findTwins(
  rows: readonly ImportRow[],
  unique: readonly string[],
): Map<number, Record<string, ValidationError>> {
  const twins = new Map<number, Record<string, ValidationError>>();
  for (const name of unique) {
    const first = new Map<string, number>();
    for (const { key, line, values } of rows) {
      const value = values[name];
      if (isEmpty(value)) continue;
      const text = normalWord(String(value));
      const before = first.get(text);
      if (before === undefined) first.set(text, line);
      else twins.set(key, { ...twins.get(key), [name]: { rule: 'sheetTwin', args: { line: before } } });
    }
  }
  return twins;
}
