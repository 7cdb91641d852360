import { startOfDay } from '@/schema/dates';
import { seedOf } from '@mocks/energy/chance/seedOf';
import { commercialSites, devices as devicesOf } from '@mocks/world/world';
import type { Device, DeviceType } from '@mocks/world/model';
import type { Site } from '@mocks/world/site';
import { DAY, HOUR, timeText } from '../../../core/clock';
import type { BackendContext } from '../../../core/context';
import { pick, randomFrom } from '../../../core/random';
import { tenantId } from '../../../seed/seedCompanies';
import { productSeeds, type ProductSeed } from '../catalog/makers';
import type { DeviceDoc, MirrorDoc, StationDoc } from '../iotDocs';
import type { KindKey } from '../kinds/kinds';
import { iotTables } from '../tables';
import { deviceId, productOf } from './iotIds';

const CHINESE = /\p{Script=Han}/u;
const METERS: Partial<Record<KindKey, string>> = { gridMeter: 'grid', loadMeter: 'load' };
/** What reports by itself, as the platform knows it. Strings, clusters, modules and connectors are parts of those. */
const KINDS: Partial<Record<DeviceType, KindKey>> = {
  controller: 'controller',
  gridMeter: 'gridMeter',
  loadMeter: 'loadMeter',
  transformer: 'transformer',
  weatherStation: 'weatherStation',
  inverter: 'stringInverter',
  pcs: 'converter',
  bms: 'battery',
  charger: 'acCharger',
  heatPump: 'heatPump',
};
/** kW above which a charger is one of direct current. */
const DIRECT = 44;
/** So many devices stand behind each controller of a site. */
const BEHIND_ONE = 25;

const productsOf = (kind: KindKey, chinese: boolean): readonly ProductSeed[] => {
  const own = productSeeds.filter((one) => one.kind === kind);
  const near = own.filter(({ brand }) => CHINESE.test(brand) === chinese);
  return near.length > 0 ? near : own;
};

const kindOf = ({ type, rated }: Device): KindKey | undefined =>
  type === 'charger' && (rated ?? 0) > DIRECT ? 'dcCharger' : KINDS[type];
const chineseAt = ({ country }: Pick<Site, 'country'>): boolean => country === 'CN';

/** Sites as stations of the platform. */
function stationOf(site: Site): StationDoc {
  const time = timeText(startOfDay(site.since, site.zone));
  const { id, code, area, latitude, longitude, name, tenant } = site;
  return {
    id,
    tenantId: tenantId(tenant),
    name: chineseAt(site) ? name.zh : name.en,
    code,
    area,
    address: null,
    latitude,
    longitude,
    createTime: time,
    updateTime: time,
  };
}

/** The devices of a site as the platform knows them. */
function placedAt(site: Site, now: number): DeviceDoc[] {
  const random = randomFrom(seedOf(site.id));
  const chinese = chineseAt(site);
  const products = new Map<KindKey, ProductSeed>();
  const since = startOfDay(site.since, site.zone);
  const own = devicesOf(site).flatMap((device) => ({ device, kind: kindOf(device) }));
  const controllers = own.filter(({ kind }) => kind === 'controller').map(({ device }) => device.id);
  let behind = 0;
  return own.flatMap(({ device, kind }): DeviceDoc[] => {
    if (!kind) return [];
    // A site has its equipment of a kind from one maker.
    const product = products.get(kind) ?? pick(random, productsOf(kind, chinese));
    products.set(kind, product);
    const silent = random() < 0.03 && kind !== 'controller' ? now - Math.floor(random() * 30 * 24) * HOUR : undefined;
    const version = `${1 + Math.floor(random() * 2)}.${Math.floor(random() * 4)}.0`;
    const controllerId =
      product.connection === 'gateway'
        ? (controllers[Math.floor((behind += 1) / BEHIND_ONE) % controllers.length] ?? null)
        : null;
    const number =
      device.type === 'bms'
        ? devicesOf(site)
            .filter(({ type }) => type === 'bms')
            .indexOf(device)
        : device.place;
    const [en, zh] = [
      device.name.en.replace(/\d+$/, String(number + 1)),
      device.name.zh.replace(/^\d+/, String(number + 1)),
    ];
    return [
      {
        id: device.id,
        sn: device.sn,
        tenantId: tenantId(site.tenant),
        name: chinese ? `${site.name.zh}${zh}` : `${site.name.en} ${en}`,
        productId: productOf(product.model),
        stationId: site.id,
        controllerId,
        parentId: null,
        meterType: METERS[kind] ?? null,
        firmwareVersion: version,
        since,
        ...(silent !== undefined && silent > since && { silentSince: silent }),
        createTime: timeText(since),
        updateTime: timeText(since),
        createUser: 'Iris van den Berg',
      },
    ];
  });
}

/** Controllers on the shelf of a tenant, to take the place of broken ones. */
function spares([tenant, chinese]: readonly [string, boolean], now: number): DeviceDoc[] {
  const [product] = productsOf('controller', chinese);
  return [1, 2].map((number) => {
    const sn = `SPARE${tenant.slice(0, 3).toUpperCase()}${String(number).padStart(4, '0')}`;
    return {
      id: deviceId(sn),
      sn,
      tenantId: tenantId(tenant),
      name: chinese ? `备用控制器${number}` : `Spare controller ${number}`,
      productId: productOf(product?.model ?? ''),
      firmwareVersion: '2.1.0',
      since: now - 20 * DAY,
      createTime: timeText(now - 20 * DAY),
      updateTime: timeText(now - 20 * DAY),
    };
  });
}

const KEEP_SPARES = [
  ['jiangnan', true],
  ['pearlriver', true],
  ['alpine', false],
  ['brabant', false],
  ['greensource', false],
] as const;

/**
 * The sites of the world as stations with their devices, the mirrors of their controllers, and some controllers on the
 * shelf.
 */
export function seedDevices({ store, clock }: BackendContext): void {
  const { stations, devices, mirrors } = iotTables(store);
  const now = clock();
  const all = commercialSites.flatMap((site) => placedAt(site, now));
  stations.put(...commercialSites.map(stationOf));
  devices.put(...KEEP_SPARES.flatMap((tenant) => spares(tenant, now)), ...all);
  const controllers = new Set(all.flatMap(({ controllerId }) => controllerId ?? []));
  mirrors.put(
    ...all
      .filter(({ id }) => controllers.has(id))
      .map(({ id, tenantId: owner, sn }, place): MirrorDoc => ({
        id: deviceId(`mirror ${sn}`),
        tenantId: owner,
        controllerId: id,
        version: 1 + (place % 9),
        mirroredAt: now - (1 + (place % 40)) * 7 * HOUR,
      })),
  );
}
