import { isEmpty, wireName, type Resource, type SortParams } from '@/schema';
import type { Locale } from '../core/texts';
import { shownValue } from '../names/worded';
import type { Doc } from '../store/store';

interface Key {
  readonly name: string;
  readonly order: string;
}

/** By which property rows are ordered, and which way. */
export interface SortKey {
  readonly wire: string;
  readonly down: boolean;
  /** Days and times: their texts are in order as they are. */
  readonly dated: boolean;
  /** Names are in order as they are read. */
  readonly locale: Locale;
}

const words = new Intl.Collator('zh', { numeric: true });

function compare(a: unknown, b: unknown, dated: boolean): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  const [x, y] = [String(a), String(b)];
  if (!dated) return words.compare(x, y);
  return x < y ? -1 : Number(x > y);
}

const list = (value: unknown): string[] => (Array.isArray(value) ? value : String(value ?? '').split(',')).map(String);

/** What the call asks to sort by, most important first. */
function requestedKeys(sort: SortParams, params: Readonly<Record<string, unknown>>): Key[] {
  const names = list(params[sort.field]).filter((name) => name !== '');
  if (sort.order === '-')
    return names.map((name) => ({ name: name.replace(/^-/, ''), order: name.startsWith('-') ? 'desc' : 'asc' }));
  if (sort.order === ',') return [{ name: names[0] ?? '', order: names[1] ?? 'asc' }].filter(({ name }) => name !== '');
  if (sort.many === 'pairs')
    return names.map((pair) => ({ name: pair.split(':')[0] ?? '', order: pair.split(':')[1] ?? 'asc' }));
  const orders = list(params[sort.order]);
  return names.map((name, at) => ({ name, order: orders[at] ?? 'asc' }));
}

/**
 * What a list is ordered by: the sort parameters of the call, else the schema's own order; nothing: the newest first.
 */
export function sortKeys(
  resource: Resource,
  params: Readonly<Record<string, unknown>>,
  locale: Locale = 'en',
): SortKey[] {
  const sort = resource.api.sort || { field: 'sortField', order: 'sortOrder' };
  const requested = resource.api.sort === false ? [] : requestedKeys(sort, params);
  const usual: Key[] = resource.sort ? [{ name: resource.sort.field, order: resource.sort.order }] : [];
  const fields = new Map(
    Object.entries(resource.fields).flatMap(
      ([name, field]) =>
        [
          [wireName(name, field.options), field],
          [name, field],
        ] as const,
    ),
  );
  return (requested.length > 0 ? requested : usual).flatMap(({ name, order }) => {
    const field = fields.get(name);
    const own = Object.hasOwn(resource.fields, name) ? resource.fields[name] : undefined;
    const wire = own ? wireName(name, own.options) : name;
    return field
      ? [{ wire, down: order.toLowerCase().startsWith('desc'), dated: field.type.name.startsWith('date'), locale }]
      : [];
  });
}

/** Rows in an order. Empty values last; among equals the newest first. */
export function sortBy(keys: readonly SortKey[], rows: readonly Doc[]): Doc[] {
  const newestFirst = [...rows].reverse();
  if (keys.length === 0) return newestFirst;
  return newestFirst.sort((a, b) => {
    for (const key of keys) {
      const { wire, down, dated, locale } = key;
      const [x, y] = [shownValue(a, wire, locale), shownValue(b, wire, locale)];
      const empty = isEmpty(x) || isEmpty(y);
      const difference = empty ? Number(isEmpty(x)) - Number(isEmpty(y)) : (down ? -1 : 1) * compare(x, y, dated);
      if (difference !== 0) return difference;
    }
    return 0;
  });
}

export function sortRows(
  resource: Resource,
  params: Readonly<Record<string, unknown>>,
  rows: readonly Doc[],
  locale?: Locale,
): Doc[] {
  return sortBy(sortKeys(resource, params, locale), rows);
}
