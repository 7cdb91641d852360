import { DAY, timeText } from '../../../../core/clock';
import type { BackendContext } from '../../../../core/context';
import { seedId } from '../../../../core/ids';
import { tenantId } from '../../../../seed/seedCompanies';
import { brandId, brands, markOf } from './brands';

const TOP = ['Helion', 'Voltara', 'Ampero', 'Nordvolt'];

interface ItemSeed {
  readonly code: string;
  readonly name: string;
  readonly nameEn: string;
  readonly deviceType: number;
  readonly category: string;
  readonly on?: number;
}

const item = ({ code, name, nameEn, deviceType, category, on = 1 }: ItemSeed) => ({
  id: seedId(`capability-config ${code}`),
  code,
  name,
  nameEn,
  deviceType,
  category,
  switch: on,
});

const ITEMS = [
  item({ code: 'pvPower', name: '光伏功率', nameEn: 'Solar production', deviceType: 2, category: 'monitor' }),
  item({ code: 'exportLimit', name: '上网限制', nameEn: 'Export limitation', deviceType: 2, category: 'control' }),
  item({ code: 'batterySoc', name: '储能电量', nameEn: 'Battery state of charge', deviceType: 3, category: 'monitor' }),
  item({
    code: 'batteryPowerSet',
    name: '储能充电功率设定',
    nameEn: 'Battery charge power set point',
    deviceType: 3,
    category: 'control',
  }),
  item({ code: 'batteryReserve', name: '储能备电', nameEn: 'Battery reserve', deviceType: 3, category: 'setting' }),
  item({
    code: 'chargeStartStop',
    name: '充电启停',
    nameEn: 'Charging start and stop',
    deviceType: 4,
    category: 'control',
  }),
  item({
    code: 'chargeCurrent',
    name: '充电电流限制',
    nameEn: 'Charging current limit',
    deviceType: 4,
    category: 'control',
  }),
  item({ code: 'smartCharging', name: '智能充电', nameEn: 'Smart charging', deviceType: 4, category: 'strategy' }),
  item({ code: 'v2x', name: '车网互动', nameEn: 'V2X', deviceType: 4, category: 'strategy', on: 0 }),
  item({ code: 'sgReady', name: '热泵 SG Ready', nameEn: 'Heat pump SG Ready', deviceType: 6, category: 'control' }),
  item({
    code: 'zoneTemperature',
    name: '分区温度设定',
    nameEn: 'Zone temperature set',
    deviceType: 6,
    category: 'setting',
  }),
  item({ code: 'gridPower', name: '电网功率', nameEn: 'Grid power', deviceType: 1, category: 'monitor' }),
];

/** Brands with their marks, what their devices can do, which tenants may offer them, banners. */
export function seedBrands({ store, clock }: BackendContext): void {
  const now = clock();
  const time = (days: number) => timeText(now + days * DAY);
  store.put(
    'hems/brand',
    ...brands.map(({ hue, released = true, parent, models, ...one }, index) => ({
      ...one,
      code: one.name.toLowerCase().replaceAll(' ', '-'),
      parentId: parent === undefined ? null : brandId(parent),
      logoUrl: markOf(one.name, hue),
      manufacturer: `${one.name} ${['B.V.', 'GmbH', 'AB'][index % 3]}`,
      website: `https://www.${one.name.toLowerCase().replaceAll(' ', '-')}.example`,
      models: models.map(([deviceType, model, ratedPower, ratedCapacity]) => ({
        deviceType,
        model,
        ratedPower,
        ratedCapacity,
        remark: null,
      })),
      sort: index + 1,
      releaseStatus: released ? 1 : 0,
      releaseTime: released ? time(-300 + index * 11) : null,
      topStatus: TOP.includes(one.name) ? 1 : 0,
      displayStatus: released && index < 7 ? 1 : 0,
      createTime: time(-320 + index),
    })),
  );
  store.put(
    'hems/capability-config',
    ...ITEMS.map((one, index) => ({ ...one, sort: index + 1, icon: null, createTime: time(-200) })),
  );
  store.put(
    'hems/capability',
    ...brands.flatMap((one) =>
      one.deviceTypes.flatMap((deviceType) => {
        const can = ITEMS.filter((own) => own.deviceType === deviceType);
        if (can.length === 0) return [];
        const configList = can.map(({ id }, index) => ({
          configId: id,
          support: ['full', 'full', 'partial'][index % 3],
          remark: null,
        }));
        return [
          {
            id: seedId(`capability ${one.name} ${deviceType}`),
            brandId: one.id,
            deviceType,
            connectType: one.connectTypes[0],
            models: [],
            minFirmware: '1.2.0',
            configList,
            remark: null,
            createTime: time(-180),
          },
        ];
      }),
    ),
  );
  const given = brands.filter(({ released = true }) => released).map(({ id }) => id);
  for (const [index, key] of [
    'greensource',
    'nordlys',
    'sunharbor',
    'rheinstrom',
    'lowland',
    'fjord',
    'oresund',
    'brabant',
  ].entries()) {
    store.put('hems/brand-distribution', {
      id: tenantId(key),
      brandIds: given.slice(0, 3 + ((index * 4) % 8)),
      allBrands: index === 0,
      updateTime: time(-index * 9),
    });
  }
  const banner = (
    title: string,
    position: string,
    days: readonly [number, number],
    publishStatus: number,
    more: object = {},
  ) => ({
    id: seedId(`banner ${title}`),
    title,
    position,
    linkType: 'none',
    imageUrl: markOf(title, title.length * 17),
    countryCodes: ['NL', 'DE'],
    brandIds: [],
    clientOS: ['iOS', 'Android'],
    startTime: time(days[0]),
    endTime: time(days[1]),
    sort: 1,
    publishStatus,
    createTime: time(-60),
    ...more,
  });
  store.put(
    'hems/banner',
    banner('Charge when prices are negative', 'home', [-10, 40], 1, {
      linkType: 'url',
      linkUrl: 'https://www.example.com/negative-prices',
    }),
    banner('Voltara joins the family', 'device', [-20, 25], 1, {
      linkType: 'brand',
      linkId: brandId('Voltara'),
      brandIds: [brandId('Enbox')],
    }),
    banner('Quarter-hourly prices have come', 'tariff', [-5, 60], 1, { sort: 2 }),
    banner('Prepare your battery for winter', 'discover', [20, 90], 0, { sort: 3 }),
    banner('Win a wallbox', 'home', [-120, -30], 1, { sort: 4 }),
    banner('Solar days of spring', 'discover', [-200, -100], 2, { sort: 5 }),
    banner('New: heat pump control', 'device', [5, 50], 0, { sort: 6, countryCodes: ['SE'] }),
    banner('Refer a neighbor', 'home', [-30, 120], 0, {
      sort: 7,
      linkType: 'url',
      linkUrl: 'https://www.example.com/refer',
    }),
  );
}
