import { isEmpty, wireName, type Resource } from '@/schema';
import { nextSerial, serialFormat, serialSeries } from '@/fields/serial/nextSerial';
import type { BackendContext } from '../core/context';
import type { Doc, Store } from '../store/store';
import { nowOf } from '../workflow/recordClock';

const COUNTERS = 'counters';

/** The highest number of a series among values that are there: seeds and imports have numbers, too. */
function highest(values: readonly unknown[], pattern: string, day: string): number {
  const format = serialFormat(pattern);
  const counts = values.map((value) => Number(format.exec(String(value))?.[1] ?? 0)).filter((count, place) => count > 0 && nextSerial(pattern, count, day) === values[place]);
  return Math.max(0, ...counts);
}

/** The next number of a pattern: its counter is kept, so that what was deleted is never given again. */
export function takeSerial(store: Store, resource: string, wire: string, pattern: string, day: string): string {
  const id = `serial ${resource} ${wire} ${serialSeries(pattern, day)}`;
  const last = store.get(COUNTERS, id)?.count;
  const count = (typeof last === 'number' ? last : highest(store.all(resource).map((row) => row[wire]), pattern, day)) + 1;
  store.put(COUNTERS, { id, count });
  return nextSerial(pattern, count, day);
}

/** A new row with its numbers: `serial` fields of the schema, and `serials` of the hooks. The day is that of the record's clock. */
export function withSerials(context: BackendContext, resource: Resource, row: Doc): Doc {
  const own = Object.entries(resource.fields).flatMap(([name, { options }]): [string, string][] => ('pattern' in options && typeof options.pattern === 'string' ? [[wireName(name, options), options.pattern]] : []));
  const patterns = [...own, ...Object.entries(context.hooks.get(resource.name)?.serials ?? {})].filter(([wire]) => isEmpty(row[wire]));
  const day = nowOf(context, row);
  return { ...row, ...Object.fromEntries(patterns.map(([wire, pattern]) => [wire, takeSerial(context.store, resource.name, wire, pattern, day)])), id: row.id };
}
