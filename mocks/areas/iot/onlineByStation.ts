import type { BackendContext } from '../../core/context';
import type { Store } from '../../store/store';
import { sourceOf } from './sourceOf';
import { iotTables } from './tables';
import { isOnline } from './telemetry/deviceConnection';

const kept = new WeakMap<Store, ReadonlyMap<string, number>>();

/** How many devices of each station can be reached now; counted once for all rows of an answer. */
export function onlineByStation({ store, clock }: BackendContext): ReadonlyMap<string, number> {
  const known = kept.get(store);
  if (known) return known;
  const now = clock();
  const counts = new Map<string, number>();
  for (const device of iotTables(store).devices.all()) {
    const station = device.stationId;
    if (station && isOnline(sourceOf(store, device), now)) counts.set(station, (counts.get(station) ?? 0) + 1);
  }
  kept.set(store, counts);
  queueMicrotask(() => kept.delete(store));
  return counts;
}
