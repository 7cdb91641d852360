import { WireError } from '@/api';
import { idNameOf, decodeRecord, isEmpty, type AnyRecord, type AnyValues, type Resource, isObject } from '@/schema';

/**
 * Wire rows as records. Rows without an id, and rows with the id of an earlier one, cannot be opened, selected or
 * changed: they are left out and reported on the console. An id that the schema makes of what a row says (`read`) is
 * numbered where two rows say the same: in the hour that comes twice in autumn, a device reports twice at the same
 * time. Throws a `WireError` where there are rows and none can be read: an outage is not an empty list.
 */
export function decodeRows(resource: Resource, rows: readonly unknown[], filter?: AnyValues): AnyRecord[] {
  const records = new Map<string, AnyRecord>();
  const repeats = new Map<string, number>();
  for (const row of rows) {
    let record = decodeRecord(resource, row, filter?.[resource.of ?? '']);
    const { id } = record;
    if (records.has(id) && isObject(row) && isEmpty(row[idNameOf(resource.api)])) {
      const count = (repeats.get(id) ?? 1) + 1;
      repeats.set(id, count);
      record = { ...record, id: `${id} ${count}` };
    }
    if (id !== '' && !records.has(record.id)) records.set(record.id, record);
  }
  if (rows.length > 0 && records.size === 0)
    throw new WireError({ kind: 'malformed', messageKey: 'errors.unreadable', status: 200 });
  const lost = rows.length - records.size;
  if (lost > 0)
    console.warn(`${resource.name}: ${lost} of ${rows.length} rows have no id of their own and were left out.`);
  return [...records.values()];
}
