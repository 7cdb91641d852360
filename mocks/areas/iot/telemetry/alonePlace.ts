import { type Placed, siteCoded } from '@mocks/world/world';
import { devices } from '@mocks/world/device/devices';
import type { DeviceType } from '@mocks/world/model';
import type { Site } from '@mocks/world/site';
import type { KindKey } from '../kinds/kinds';

/** What of the world a kind of device is. */
export const typeOf: Readonly<Record<KindKey, DeviceType>> = {
  controller: 'controller',
  gridMeter: 'gridMeter',
  loadMeter: 'loadMeter',
  smartPlug: 'loadMeter',
  transformer: 'transformer',
  weatherStation: 'weatherStation',
  stringInverter: 'inverter',
  microInverter: 'inverter',
  hybridInverter: 'inverter',
  battery: 'bms',
  converter: 'pcs',
  acCharger: 'charger',
  dcCharger: 'charger',
  heatPump: 'heatPump',
};

/** kWh a year for each kW of what is metered. */
const FULL_HOURS = 2600;

/** What a place has in which nothing stands but a device of a kind, made for so many kW (kWh of a battery). */
function equipmentOf(kind: KindKey, rated: number): Partial<Site> {
  const { battery: model } = siteCoded('NL-MER-01');
  const storage = (capacity: number, power: number) =>
    model && { battery: { ...model, capacity, power, units: 1, strategy: 'periods' as const } };
  switch (typeOf[kind]) {
    case 'inverter':
      return { pv: { peak: rated, inverters: 1, strings: 2 } };
    case 'bms':
      return { ...storage(rated, rated / 2) };
    case 'pcs':
      return { ...storage(rated * 2, rated) };
    case 'charger':
      return { chargers: { piles: 1, guns: 1, power: rated, visits: 2 } };
    case 'heatPump':
      return { heat: { pumps: 1, conductance: rated / 7, set: 21 } };
    case 'weatherStation':
      return { pv: { peak: 1000, inverters: 1, strings: 1 } };
    default:
      return {
        load: { yearly: rated * FULL_HOURS, shape: 'office', meters: 1 },
        ...(typeOf[kind] === 'gridMeter' && { pv: { peak: rated * 1.5, inverters: 1, strings: 2 } }),
      };
  }
}

/** A place of its own for a device somebody added: the world does there what it does everywhere. */
export function alonePlace(
  id: string,
  kind: KindKey,
  rated: number,
  zone: string,
  latitude: number,
  since: number,
): Placed {
  const { tariff, contract } = siteCoded('CN-SUZ-01');
  const site: Site = {
    id,
    kind: 'storage',
    code: id,
    name: { en: id, zh: id },
    tenant: '',
    zone,
    country: zone.startsWith('Asia') ? 'CN' : 'NL',
    currency: 'EUR',
    latitude,
    longitude: zone.startsWith('Asia') ? 118 : 6,
    area: '',
    since: new Date(since - 86_400_000).toISOString().slice(0, 10),
    connection: 20 * rated,
    transformer: { capacity: rated },
    tariff,
    contract,
    missing: 0,
    ...equipmentOf(kind, rated),
  };
  const device = devices(site).find(({ type }) => type === typeOf[kind]);
  if (!device) throw new Error(`A ${kind} has no place in the world.`);
  return { site, device };
}
