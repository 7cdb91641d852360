import type { BackendContext } from '../core/context';
import { idsOf } from '../core/incoming';
import type { Doc } from '../store/store';
import { rowsOf } from './rowsOf';

const kept = new WeakMap<readonly Doc[], Map<string, ReadonlyMap<string, number>>>();

function counted(rows: readonly Doc[], wire: string): ReadonlyMap<string, number> {
  const known = kept.get(rows) ?? new Map<string, ReadonlyMap<string, number>>();
  kept.set(rows, known);
  const counts = new Map<string, number>(known.get(wire));
  if (!known.has(wire)) {
    for (const row of rows) for (const id of idsOf(row[wire])) counts.set(id, (counts.get(id) ?? 0) + 1);
    known.set(wire, counts);
  }
  return known.get(wire) ?? counts;
}

/**
 * How many records of another resource name this one: `computed: { deviceCount: countOf(context, 'iot/device',
 * 'stationId') }`. Counted once, until one of them changes.
 */
export function countOf(context: BackendContext, resource: string, wire: string): (row: Pick<Doc, 'id'>) => number {
  return (row) => counted(rowsOf(context, resource), wire).get(row.id) ?? 0;
}
