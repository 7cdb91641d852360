import { isEmpty, wireName, type Resource, typeOptions } from '@/schema';
import { nextSerial, serialFormat, serialSeries } from '@/fields';
import type { BackendContext } from '../core/context';
import type { Doc, Store } from '../store/store';
import { nowOf } from '../workflow/recordClock';

const COUNTERS = 'counters';

/** The highest number of a series among values that are there: seeds and imports have numbers, too. */
function highest(values: readonly unknown[], pattern: string, day: string): number {
  const format = serialFormat(pattern);
  const counts = values
    .map((value) => Number(format.exec(String(value))?.[1] ?? 0))
    .filter((count, place) => count > 0 && nextSerial(pattern, count, day) === values[place]);
  return Math.max(0, ...counts);
}

interface Series {
  readonly wire: string;
  readonly pattern: string;
  readonly day: string;
}

/** The last number given of a series; before the first, the highest among the rows. */
function lastOf(
  store: Store,
  resource: string,
  { wire, pattern, day }: Series,
): { readonly id: string; readonly count: number } {
  const id = `serial ${resource} ${wire} ${serialSeries(pattern, day)}`;
  const kept = store.get(COUNTERS, id)?.count;
  return {
    id,
    count:
      typeof kept === 'number'
        ? kept
        : highest(
            store.all(resource).map((row) => row[wire]),
            pattern,
            day,
          ),
  };
}

/** The next number of a pattern: its counter is kept, so that what was deleted is never given again. */
export function takeSerial(store: Store, resource: string, wire: string, pattern: string, day: string): string {
  const { id, count } = lastOf(store, resource, { wire, pattern, day });
  store.put(COUNTERS, { id, count: count + 1 });
  return nextSerial(pattern, count + 1, day);
}

function patternsOf(context: BackendContext, { name, fields }: Resource): (readonly [wire: string, pattern: string])[] {
  const own = Object.entries(fields).flatMap(([key, field]): [string, string][] => {
    const { pattern } = typeOptions(field);
    return pattern === undefined ? [] : [[wireName(key, field.options), pattern]];
  });
  return [...own, ...Object.entries(context.hooks.get(name)?.serials ?? {})];
}

/** Before a row goes: what its numbers were counted to is kept, also where nothing was counted yet. */
export function keepSerials(context: BackendContext, resource: Resource, row: Doc): void {
  const day = nowOf(context, row);
  for (const [wire, pattern] of patternsOf(context, resource))
    context.store.put(COUNTERS, lastOf(context.store, resource.name, { wire, pattern, day }));
}

/**
 * A new row with its numbers: `serial` fields of the schema, and `serials` of the hooks. The day is that of the
 * record's clock.
 */
export function withSerials(context: BackendContext, resource: Resource, row: Doc): Doc {
  const patterns = patternsOf(context, resource).filter(([wire]) => isEmpty(row[wire]));
  const day = nowOf(context, row);
  return {
    ...row,
    ...Object.fromEntries(
      patterns.map(([wire, pattern]) => [wire, takeSerial(context.store, resource.name, wire, pattern, day)]),
    ),
    id: row.id,
  };
}
