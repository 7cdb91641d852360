import { isEmpty, wireName, type Resource } from '@/schema';
import type { Doc } from '../store/store';

const words = new Intl.Collator('zh', { numeric: true });

function compare(a: unknown, b: unknown): number {
  if (isEmpty(a) || isEmpty(b)) return Number(isEmpty(a)) - Number(isEmpty(b));
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  return words.compare(String(a), String(b));
}

/** Rows by the sort parameters of a call, else by the schema's own order, else the newest first. Empty values last. */
export function sortRows(resource: Resource, params: Readonly<Record<string, unknown>>, rows: readonly Doc[]): Doc[] {
  const sort = resource.api.sort || { field: 'sortField', order: 'sortOrder' };
  const asked = resource.api.sort === false ? undefined : params[sort.field];
  const name = String(asked ?? resource.sort?.field ?? '');
  const field = resource.fields[name];
  const wire = field ? wireName(name, field.options) : name;
  const newestFirst = [...rows].reverse(); // also among rows that are equal in the sorted value
  const order = String((asked === undefined ? resource.sort?.order : params[sort.order]) ?? 'asc').toLowerCase();
  if (!field && !Object.values(resource.fields).some((one) => one.options.wire === name)) return newestFirst;
  const direction = order.startsWith('desc') ? -1 : 1;
  return newestFirst.sort((a, b) => {
    const [x, y] = [a[wire], b[wire]];
    return isEmpty(x) || isEmpty(y) ? compare(x, y) : direction * compare(x, y);
  });
}
