import { commercialSites, devices, siteCoded } from '@mocks/world/world';
import type { Device } from '@mocks/world/model';
import type { BackendContext } from '../../../core/context';
import { tenantId } from '../../../seed/seedCompanies';
import { table } from '../../../store/table';
import { ticketTables } from '../ticketTables';

/** What work is about; strings, modules and connectors are parts of it. */
const WORKED_ON: ReadonlySet<Device['type']> = new Set([
  'gridMeter',
  'transformer',
  'inverter',
  'pcs',
  'bms',
  'cluster',
  'charger',
  'heatPump',
]);
const FIRST: readonly Device['type'][] = ['transformer', 'inverter', 'pcs', 'charger', 'gridMeter'];

/** The id of the station with a code: `NL-UTR-01`. */
export const stationId = (code: string): string => siteCoded(code).id;

/** A device of a station, one of those work is mostly about. */
export function deviceId(code: string, index: number): string {
  const site = siteCoded(code);
  const own = devices(site).filter(({ type, place }) => FIRST.includes(type) && place < 3);
  return own[index % own.length]?.id ?? '';
}

/** The sites of the world as stations tickets and orders are about, and their devices. */
export function seedStations(context: BackendContext): void {
  ticketTables(context).stations.put(
    ...commercialSites.map(({ id, name, zone, tenant }) => ({
      id,
      name: name.zh,
      nameEn: name.en,
      timeZone: zone,
      tenantId: tenantId(tenant),
    })),
  );
  table(context.store, 'ticket/device').put(
    ...commercialSites.flatMap((site) =>
      devices(site)
        .filter(({ type }) => WORKED_ON.has(type))
        .map(({ id, name }) => ({
          id,
          name: name.zh,
          nameEn: name.en,
          stationId: site.id,
          tenantId: tenantId(site.tenant),
        })),
    ),
  );
}
