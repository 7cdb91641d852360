import { DAY, timeText } from '../../../../core/clock';
import type { BackendContext } from '../../../../core/context';
import { seedId } from '../../../../core/ids';
import { tenantId } from '../../../../seed/seedCompanies';
import { brandId, brands, markOf } from './brands';

const TOP = ['Helion', 'Voltara', 'Ampero', 'Nordvolt'];
const item = (code: string, name: string, nameEn: string, deviceType: number, category: string, on = 1) => ({
  id: seedId(`capability-config ${code}`),
  code,
  name,
  nameEn,
  deviceType,
  category,
  switch: on,
});

const ITEMS = [
  item('pvPower', '光伏功率', 'Solar production', 2, 'monitor'),
  item('exportLimit', '上网限制', 'Export limitation', 2, 'control'),
  item('batterySoc', '储能电量', 'Battery state of charge', 3, 'monitor'),
  item('batteryPowerSet', '储能充电功率设定', 'Battery charge power set point', 3, 'control'),
  item('batteryReserve', '储能备电', 'Battery reserve', 3, 'setting'),
  item('chargeStartStop', '充电启停', 'Charging start and stop', 4, 'control'),
  item('chargeCurrent', '充电电流限制', 'Charging current limit', 4, 'control'),
  item('smartCharging', '智能充电', 'Smart charging', 4, 'strategy'),
  item('v2x', '车网互动', 'V2X', 4, 'strategy', 0),
  item('sgReady', '热泵 SG Ready', 'Heat pump SG Ready', 6, 'control'),
  item('zoneTemperature', '分区温度设定', 'Zone temperature set', 6, 'setting'),
  item('gridPower', '电网功率', 'Grid power', 1, 'monitor'),
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
