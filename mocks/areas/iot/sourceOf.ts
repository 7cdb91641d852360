import { chance } from '@mocks/energy/chance/chance';
import { seedOf } from '@mocks/energy/chance/seedOf';
import { areaOf, placedDevice } from '@mocks/world/world';
import type { Store } from '../../store/store';
import type { DeviceDoc } from './iotDocs';
import { kinds, type KindKey } from './kinds/kinds';
import { iotTables } from './tables';
import { alonePlace } from './telemetry/alonePlace';
import type { Source } from './telemetry/source';

/** Devices of a model that somebody made up behave as this. */
const UNKNOWN: KindKey = 'loadMeter';

export function zoneOf(store: Store, device: Pick<DeviceDoc, 'stationId'>): string {
  return areaOf(iotTables(store).stations.get(device.stationId)?.area).zone;
}

/**
 * A source, and what it was made of: documents are replaced when they change, so the same ones make the same source.
 */
interface Kept {
  readonly source: Source;
  readonly from: readonly unknown[];
}

const kept = new WeakMap<DeviceDoc, Kept>();

/** What the telemetry of a device is made of. */
export function sourceOf(store: Store, device: DeviceDoc): Source {
  const { types, products, stations, devices } = iotTables(store);
  const type = types.get(products.get(device.productId)?.deviceModelId);
  const station = device.stationId ? stations.get(device.stationId) : undefined;
  const above = device.controllerId ? devices.get(device.controllerId) : undefined;
  const behind = above && above.id !== device.id && !above.controllerId ? sourceOf(store, above) : undefined;
  const known = kept.get(device);
  if (known && known.from[0] === type && known.from[1] === station && known.from[2] === behind) return known.source;
  const kind = type?.kind ?? UNKNOWN;
  const area = areaOf(station?.area);
  const seed = seedOf(device.sn);
  const [least, most] = kinds[kind].rated;
  const rated = Number((least + (most - least) * chance(seed, 0, 99)).toFixed(1));
  const placed =
    placedDevice(device.id) ??
    alonePlace(device.sn, kind, rated, area.zone, station?.latitude ?? area.latitude, device.since);
  const source: Source = {
    seed,
    kind,
    rated: placed.device.rated ?? rated,
    zone: placed.site.area ? placed.site.zone : area.zone,
    placed,
    since: device.since,
    ...(device.silentSince !== undefined && { silentSince: device.silentSince }),
    ...(behind && { behind }),
  };
  kept.set(device, { source, from: [type, station, behind] });
  return source;
}
