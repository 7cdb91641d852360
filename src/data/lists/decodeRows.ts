import { decodeRecord, type AnyRecord, type Resource } from '@/schema';

/**
 * Wire rows as records. Rows without an id, and rows with the id of an earlier one, cannot be opened, selected or
 * changed: they are left out and reported on the console.
 */
export function decodeRows(resource: Resource, rows: readonly unknown[]): AnyRecord[] {
  const records = new Map<string, AnyRecord>();
  for (const row of rows) {
    const record = decodeRecord(resource, row);
    if (record.id !== '' && !records.has(record.id)) records.set(record.id, record);
  }
  const lost = rows.length - records.size;
  if (lost > 0) console.warn(`${resource.name}: ${lost} of ${rows.length} rows have no id of their own and were left out.`);
  return [...records.values()];
}
