import { seedId } from '../../core/ids';
import type { Text } from '../../core/texts';
import { seedOf } from '../../energy/chance/seedOf';
import type { Device, DeviceType } from '../model';
import type { Site } from '../site';

/** What a device is called, before its number. */
const WORDS: Readonly<Record<DeviceType, readonly [en: string, zh: string, letters: string]>> = {
  controller: ['Controller', '控制器', 'GW'],
  gridMeter: ['Grid meter', '关口表', 'GM'],
  loadMeter: ['Load meter', '负荷表', 'LM'],
  transformer: ['Transformer', '箱变', 'TR'],
  weatherStation: ['Weather station', '气象站', 'WS'],
  inverter: ['Inverter', '逆变器', 'IN'],
  string: ['String', '组串', 'ST'],
  pcs: ['PCS', '变流器', 'PC'],
  bms: ['Battery', '储能电池', 'BM'],
  cluster: ['Cluster', '电池簇', 'CL'],
  module: ['Module', '模组', 'MO'],
  charger: ['Charger', '充电桩', 'CH'],
  gun: ['Connector', '充电枪', 'CN'],
  heatPump: ['Heat pump', '热泵', 'HP'],
};

/** A controller reads so many devices. */
const BEHIND_ONE = 25;
/** kWp above which a field measures its own weather. */
const WITH_WEATHER = 300;

const nameOf = (type: DeviceType, place: number): Text => ({
  en: `${WORDS[type][0]} ${place + 1}`,
  zh: `${place + 1}号${WORDS[type][1]}`,
});

function listed(site: Site): Device[] {
  const { code, pv, battery, chargers, heat, load, transformer } = site;
  const found: Device[] = [];
  const add = (type: DeviceType, count: number, rated: number | null, parent: Device | null = null): Device[] =>
    Array.from({ length: count }, (_, place) => {
      const number = String(place + 1).padStart(2, '0');
      const device: Device = {
        id: parent ? `${parent.id}${number}` : seedId(`device ${code} ${type} ${place}`),
        sn: parent
          ? `${parent.sn}${WORDS[type][2]}${number}`
          : `${WORDS[type][2]}${String(seedOf(code, type, place) % 100_000_000).padStart(8, '0')}${number}`,
        type,
        name: nameOf(type, place),
        site: site.id,
        parent: parent?.id ?? null,
        place,
        rated,
      };
      found.push(device);
      return device;
    });
  const meters = load?.meters ?? 0;
  const tops =
    1 + meters + (pv?.inverters ?? 0) + (battery?.units ?? 0) * 2 + (chargers?.piles ?? 0) + (heat?.pumps ?? 0);
  add('controller', Math.ceil(tops / BEHIND_ONE), null);
  add('gridMeter', 1, site.connection);
  if (transformer) add('transformer', 1, transformer.capacity);
  if (pv && pv.peak > WITH_WEATHER) add('weatherStation', 1, null);
  if (pv)
    for (const inverter of add('inverter', pv.inverters, pv.peak / pv.inverters))
      add('string', pv.strings, pv.peak / pv.inverters / pv.strings, inverter);
  if (battery) {
    const { units, clusters, modules, capacity } = battery;
    for (const pcs of add('pcs', units, battery.power / units)) {
      for (const bms of add('bms', 1, capacity / units, pcs)) {
        for (const cluster of add('cluster', clusters, capacity / units / clusters, bms))
          add('module', modules, capacity / units / clusters / modules, cluster);
      }
    }
  }
  if (chargers)
    for (const pile of add('charger', chargers.piles, chargers.power * chargers.guns))
      add('gun', chargers.guns, chargers.power, pile);
  if (heat) add('heatPump', heat.pumps, (heat.conductance * 20) / heat.pumps);
  if (load) add('loadMeter', meters, null);
  return found;
}

const made = new WeakMap<Site, { readonly list: readonly Device[]; readonly byId: ReadonlyMap<string, Device> }>();

function of(site: Site) {
  let found = made.get(site);
  if (!found) {
    const list = listed(site);
    made.set(site, (found = { list, byId: new Map(list.map((device) => [device.id, device])) }));
  }
  return found;
}

/** The devices of a site, parts after what they are part of; always the same ones in the same order. */
export function devices(site: Site): readonly Device[] {
  return of(site).list;
}

export function deviceOf(site: Site, id: unknown): Device | undefined {
  return of(site).byId.get(String(id));
}

/** The devices of a type, or one of them by its place. */
export function deviceAt(site: Site, type: DeviceType, place: number): Device | undefined {
  return devices(site).find(
    (device) => device.type === type && (device.parent === null || type === 'bms') && device.place === place,
  );
}
