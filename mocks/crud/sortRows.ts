import { isEmpty, wireName, type Resource, type SortParams } from '@/schema';
import type { Doc } from '../store/store';

interface Key {
  readonly name: string;
  readonly order: string;
}

const words = new Intl.Collator('zh', { numeric: true });

function compare(a: unknown, b: unknown): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  return words.compare(String(a), String(b));
}

const list = (value: unknown): string[] => (Array.isArray(value) ? value : String(value ?? '').split(',')).map(String);

/** What the call asks to sort by, most important first. */
function askedKeys(sort: SortParams, params: Readonly<Record<string, unknown>>): Key[] {
  const names = list(params[sort.field]).filter((name) => name !== '');
  if (sort.many === 'pairs') return names.map((pair) => ({ name: pair.split(':')[0] ?? '', order: pair.split(':')[1] ?? 'asc' }));
  const orders = list(params[sort.order]);
  return names.map((name, at) => ({ name, order: orders[at] ?? 'asc' }));
}

/** Rows by the sort parameters of a call, else by the schema's own order, else the newest first. Empty values last. */
export function sortRows(resource: Resource, params: Readonly<Record<string, unknown>>, rows: readonly Doc[]): Doc[] {
  const sort = resource.api.sort || { field: 'sortField', order: 'sortOrder' };
  const asked = resource.api.sort === false ? [] : askedKeys(sort, params);
  const usual: Key[] = resource.sort ? [{ name: resource.sort.field, order: resource.sort.order }] : [];
  const wires = new Set(Object.entries(resource.fields).map(([name, field]) => wireName(name, field.options)));
  const wireOf = (name: string) => (resource.fields[name] ? wireName(name, resource.fields[name].options) : name);
  const keys = (asked.length > 0 ? asked : usual).map(({ name, order }) => ({ wire: wireOf(name), down: order.toLowerCase().startsWith('desc') })).filter(({ wire }) => wires.has(wire));
  const newestFirst = [...rows].reverse(); // also among rows that are equal in the sorted values
  return newestFirst.sort((a, b) => {
    for (const { wire, down } of keys) {
      const [x, y] = [a[wire], b[wire]];
      const empty = isEmpty(x) || isEmpty(y);
      const difference = empty ? Number(isEmpty(x)) - Number(isEmpty(y)) : (down ? -1 : 1) * compare(x, y);
      if (difference !== 0) return difference;
    }
    return 0;
  });
}
