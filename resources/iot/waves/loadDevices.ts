import type { ConsoleDataProvider } from '@/data';
import type { Device } from '@schemas/iot/device';
import type { Firmware } from '@schemas/iot/firmware';

interface Wanted {
  readonly firmware: Pick<Firmware, 'productId' | 'version'>;
  /** Only these; absent: all of the product. */
  readonly ids?: readonly string[];
  readonly onlineOnly: boolean;
}

const PAGE = 500;
/** More are not taken at once. */
const MOST = 5000;

/**
 * Devices of the product a package is for that do not run its version yet. `path`: react-admin's name of the devices.
 */
export async function loadDevices(
  provider: ConsoleDataProvider,
  path: string,
  { firmware, ids, onlineOnly }: Wanted,
): Promise<Device[]> {
  const filter = { productId: firmware.productId, ...(onlineOnly && { networkStatus: 1 }) };
  const found = new Map<string, Device>();
  for (let page = 1; page <= MOST / PAGE; page += 1) {
    const before = found.size;
    const { data, total = 0 } = await provider.getList<Device>(path, {
      filter,
      pagination: { page, perPage: PAGE },
      sort: { field: 'name', order: 'ASC' },
      meta: { quiet: true },
    });
    for (const one of data) found.set(one.id, one);
    if (found.size === before || found.size >= total) break;
  }
  // a backend may not know a filter: what is sent must fit
  return [...found.values()].filter(
    (one) =>
      one.firmwareVersion !== firmware.version &&
      (one.productId ?? firmware.productId) === firmware.productId &&
      (!onlineOnly || one.networkStatus !== 0) &&
      (ids === undefined || ids.includes(one.id)),
  );
}
