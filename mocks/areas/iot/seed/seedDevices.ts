import { seedOf } from '@mocks/energy/chance/seedOf';
import { DAY, HOUR, timeText } from '../../../core/clock';
import type { BackendContext } from '../../../core/context';
import { pick, randomFrom } from '../../../core/random';
import { tenantId } from '../../../seed/seedCompanies';
import { areaOf } from '../catalog/areas';
import { productSeeds, type ProductSeed } from '../catalog/makers';
import type { DeviceDoc, MirrorDoc, StationDoc } from '../docs';
import type { KindKey } from '../kinds/kinds';
import { iotTables } from '../tables';
import { deviceId, productOf, stationId } from './iotIds';
import { kindWords, stationPlans, type StationPlan } from './stationPlans';

/** How many devices a fresh database has. */
export const DEVICES = 2000;
const CHINESE = /\p{Script=Han}/u;
const METERS: Partial<Record<KindKey, string>> = { gridMeter: 'grid', loadMeter: 'load' };
/** What a station has of each kind, over and over until it is full. */
const EQUIPMENT: readonly KindKey[] = ['controller', 'gridMeter', 'stringInverter', 'stringInverter', 'battery', 'converter', 'loadMeter', 'acCharger', 'hybridInverter', 'weatherStation', 'stringInverter', 'dcCharger', 'transformer', 'heatPump', 'microInverter', 'smartPlug', 'acCharger', 'loadMeter'];

const productsOf = (kind: KindKey, chinese: boolean): readonly ProductSeed[] => {
  const own = productSeeds.filter((one) => one.kind === kind);
  const near = own.filter(({ brand }) => CHINESE.test(brand) === chinese);
  return near.length > 0 ? near : own;
};

function stationsOf(plan: StationPlan, now: number): StationDoc[] {
  return plan.names.map((name, place) => {
    const area = areaOf(plan.areas[place % plan.areas.length]);
    const shift = (salt: number) => (seedOf(plan.tenant, place, salt) % 2000) / 10_000 - 0.1;
    return {
      id: stationId(plan.tenant, place), tenantId: tenantId(plan.tenant), name, code: `ST${plan.tenant.slice(0, 2).toUpperCase()}${String(place + 1).padStart(4, '0')}`, area: area.code, address: null,
      latitude: Number((area.latitude + shift(1)).toFixed(6)), longitude: Number((area.longitude + shift(2)).toFixed(6)), createTime: timeText(now - (760 - place) * DAY), updateTime: timeText(now - (760 - place) * DAY),
    };
  });
}

/** The devices of a station: a controller, and behind it what a station has. */
function devicesOf(plan: StationPlan, station: StationDoc, count: number, now: number): DeviceDoc[] {
  const random = randomFrom(seedOf(station.id));
  const devices: DeviceDoc[] = [];
  const numbers = new Map<KindKey, number>();
  let controllerId: string | null = null;
  for (let place = 0; place < count; place += 1) {
    const kind = EQUIPMENT[place % EQUIPMENT.length] ?? 'loadMeter';
    const product = pick(random, productsOf(kind, plan.chinese));
    const number = (numbers.get(kind) ?? 0) + 1;
    numbers.set(kind, number);
    const sn = `${product.brand.length > 3 ? product.brand.slice(0, 2).toUpperCase() : 'CN'}${(seedOf(station.id, place) % 100_000_000).toString().padStart(8, '0')}${String(place).padStart(2, '0')}`;
    const id = deviceId(sn);
    const since = now - Math.floor(90 + random() * 600) * DAY - Math.floor(random() * 24) * HOUR;
    const silent = random() < 0.03 && kind !== 'controller' ? now - Math.floor(random() * 30 * 24) * HOUR : undefined;
    const [en, zh] = kindWords[kind];
    const version = `${1 + Math.floor(random() * 2)}.${Math.floor(random() * 4)}.0`;
    devices.push({
      id, sn, tenantId: station.tenantId, name: plan.chinese ? `${station.name}${number}号${zh}` : `${station.name} ${en} ${number}`, productId: productOf(product.model), stationId: station.id,
      controllerId: product.connection === 'gateway' ? controllerId : null, parentId: null, meterType: METERS[kind] ?? null, firmwareVersion: version, since, ...(silent !== undefined && silent > since && { silentSince: silent }),
      createTime: timeText(since), updateTime: timeText(since), createUser: 'Iris van den Berg',
    });
    if (kind === 'controller') controllerId = id;
  }
  return devices;
}

/** Controllers on the shelf, to take the place of broken ones. */
function spares(plan: StationPlan, now: number): DeviceDoc[] {
  const [product] = productsOf('controller', plan.chinese);
  return [1, 2].map((number) => {
    const sn = `SPARE${plan.tenant.slice(0, 3).toUpperCase()}${String(number).padStart(4, '0')}`;
    return { id: deviceId(sn), sn, tenantId: tenantId(plan.tenant), name: plan.chinese ? `备用控制器${number}` : `Spare controller ${number}`, productId: productOf(product?.model ?? ''), firmwareVersion: '2.1.0', since: now - 20 * DAY, createTime: timeText(now - 20 * DAY), updateTime: timeText(now - 20 * DAY) };
  });
}

/** Stations with two thousand devices, the mirrors of their controllers, and some controllers on the shelf. The same in every database. */
export function seedDevices({ store, clock }: BackendContext): void {
  const { stations, devices, mirrors } = iotTables(store);
  const now = clock();
  const placed = stationPlans.flatMap((plan) => stationsOf(plan, now).map((station) => ({ plan, station })));
  const spare = stationPlans.flatMap((plan) => spares(plan, now));
  const each = Math.floor((DEVICES - spare.length) / placed.length);
  const rest = DEVICES - spare.length - each * placed.length;
  const all = placed.flatMap(({ plan, station }, place) => devicesOf(plan, station, each + (place < rest ? 1 : 0), now));
  stations.put(...placed.map(({ station }) => station));
  devices.put(...spare, ...all);
  const controllers = new Set(all.flatMap(({ controllerId }) => controllerId ?? []));
  mirrors.put(...all.filter(({ id }) => controllers.has(id)).map(({ id, tenantId: owner, sn }, place): MirrorDoc => ({ id: deviceId(`mirror ${sn}`), tenantId: owner, controllerId: id, version: 1 + (place % 9), mirroredAt: now - (1 + (place % 40)) * 7 * HOUR })));
}
