import { objectOf } from '@/schema/objectOf';
import { beforeAll, expect, it } from 'vitest';
import { at, listAt } from '../../../testing';
import { homesAt } from './hemsTesting';

const stationId = '100001';
const range = { stationId, startDate: '2026-10-18', endDate: '2026-10-24' };
const text: unknown = expect.any(String);
const number: unknown = expect.any(Number);
const figure = (unit: string) => ({ value: number, unit });
const typed = (unit: string, ...types: string[]) => types.map((type) => ({ type, value: number, unit }));
const series = (...rows: (readonly [name: string, unit: string])[]) =>
  rows.map(([name, unit]) => ({ name, desc: text, unit, dataKey: text, list: expect.any(Array) as unknown }));

let homes: Awaited<ReturnType<typeof homesAt>>;
beforeAll(async () => {
  homes = await homesAt('2026-10-25T11:37:20Z');
});

// covers HE-001, HE-004, HE-006, HE-011, HR-187
it('a home of the list', async () => {
  // covers HE-012, HE-013, HE-015, HR-121
  expect(listAt({ data: await homes.tell('station/list', { stationId }) })).toMatchObject([
    {
      stationId,
      cusUserId: text,
      postalCode: text,
      createDate: text,
      deviceOnlineStatus: { code: 1, desc: 'Online' },
      online: 1,
      deviceTypeStr: 'Solar, Battery, EV charger, Heat&Cool',
      timeZone: 'Europe/Amsterdam',
      marketAreaId: text,
    },
  ]);
});

it('home detail', async () => {
  const data = await homes.tell('station/homeDetail', { stationId });
  const coded = { code: text, desc: text };
  // covers HE-002, HE-003, HE-005, HE-007, HE-008, HE-009, HE-010
  expect(at({ data }, 'stationInfo')).toMatchObject({
    houseType: coded,
    countryName: 'Netherlands',
    region: text,
    heatingSource: coded,
    houseSize: figure('m²'),
    housePeople: number,
    residenceDay: coded,
  });
  // covers HE-022, HE-023, HE-024
  expect(listAt({ data }, 'userInfoList')[0]).toEqual({ cusUserId: text, cusUserEmail: text, joinDate: text });
  // covers HE-025, HE-026, HE-027, HE-028, HE-029
  expect(listAt({ data }, 'tariffInfoList')).toMatchObject(
    ['Purchase', 'Export'].map((desc) => ({
      tariffDirectionType: { desc },
      priceType: { desc: text },
      tariffName: text,
      retailerRegion: text,
      settingDate: text,
    })),
  );
  // covers HE-032, HR-188
  expect(listAt({ data }, 'strategyInfo.strategyList').map(({ type }) => type)).toEqual([1, 2, 3, 4, 5, 6]);
  // covers HE-033, HR-186
  expect(listAt({ data }, 'strategyInfo.deviceWithStrategyList')[1]).toMatchObject({
    deviceName: 'Battery',
    strategyList: [{ name: 'Energy trading', status: 1 }, {}, {}, {}],
  });
  // covers HE-034, HE-035, HE-036, HE-037, HE-038, HE-039, HE-040
  expect(listAt({ data }, 'deviceInfoList')[0]).toMatchObject({
    deviceType: text,
    deviceName: text,
    deviceBrand: text,
    deviceModel: text,
    status: { code: 1, desc: 'Online' },
    lastOnlineTime: text,
    connectedTime: text,
  });
});

it('the summary of a station', async () => {
  expect(
    await homes.tell('station/dashboardSummary', { stationId, startTime: '2026-10-24', endTime: '2026-10-24' }),
  ).toEqual({
    // covers HE-041, HE-042
    benefit: { cost: figure('€'), earned: figure('€') },
    // covers HE-043, HE-044
    grid: { purchase: figure('kWh'), export: figure('kWh') },
    // covers HE-045, HE-046
    solar: { GENERATION: figure('kWh'), co2Reduction: figure('kg') },
    // covers HE-047, HE-048
    battery: { charged: figure('kWh'), discharged: figure('kWh') },
    // covers HE-049, HE-050
    charger: { charged: figure('kWh'), v2x: figure('kWh') },
    // covers HE-051, HE-052
    hvac: { consumed: figure('kWh'), avgTemp: figure('°C') },
  });
});

// covers HE-055, HE-056, HE-057, HE-058, HE-059, HR-126
it('the energy flow', async () => {
  const node = (deviceType: string, more: object = {}) => ({
    deviceType,
    status: 2,
    total: figure('kW'),
    flow: { status: number, power: figure('kW'), ...more },
  });
  expect(await homes.tell('station/dashboardFlow', { stationId })).toEqual({
    // covers HE-060, HE-061, HE-062, HR-125
    nodes: [
      node('GRID'),
      node('ENERGY', { soc: figure('%') }),
      node('CHP'),
      node('HVAC', { temperature: figure('°C') }),
      node('PV'),
    ],
    // covers HE-063
    homeLoad: figure('kW'),
  });
});

// covers HE-064, HE-065, HE-066, HE-067, HE-068
it('the automatic strategy', async () => {
  expect(await homes.tell('station/dashboardStrategyInfo', { stationId })).toEqual({
    automaticStatus: 3,
    addOnStrategy: { gridFeedInStatus: 3, overloadStatus: 3, capacityChargeStatus: 3, energyTradingStatus: 3 },
  });
});

// covers HE-075, HE-076, HE-077, HE-078, HE-079, HE-080, HE-081, HE-082
it('price and grid power', async () => {
  const now = [{ lineIndex: number, name: 'now' }];
  expect(await homes.tell('station/dashboardPrice', { stationId, date: '2026-10-25' })).toEqual({
    tariffName: 'Dynamisch Thuis',
    // covers HE-074
    priceInfo: { xlist: expect.any(Array), ylist: series(['Purchase', 'c/kWh'], ['Export', 'c/kWh']), signList: now },
    gridPower: { xlist: expect.any(Array), ylist: series(['Grid', 'kW']), signList: now },
    realtimePurchasePrice: figure('c/kWh'),
    realtimeExportPrice: figure('c/kWh'),
  });
});

// covers HE-083, HE-085, HE-086
it('the powers of the devices and the weather', async () => {
  const data = await homes.tell('station/dashboardDevicePower', { stationId, date: '2026-10-25' });
  // covers HE-084, HE-087, HE-088, HE-089, HE-091
  expect(at({ data }, 'ylist')).toEqual(
    series(
      ['Grid', 'kW'],
      ['Solar', 'kW'],
      ['Battery', 'kW'],
      ['EV charger', 'kW'],
      ['Heat&Cool', 'kW'],
      ['Home load', 'kW'],
    ),
  );
  const weather = listAt({ data }, 'weatherInfoList');
  expect(weather).toHaveLength(25);
  for (const one of weather) {
    // covers HE-092, HE-093, HE-094, HE-095
    expect(one).toEqual({
      datetime: expect.stringMatching(/^2026-10-25T\d\d:00:00\+0[12]:00$/),
      temperature: number,
      unit: '°C',
      conditionTag: expect.stringMatching(
        /^(clear|partly-cloudy)-(day|night)$|^(cloudy|fog|windy|rain|showers|sleet|hail|snow|snow showers|rain-snow|thunder)$/,
      ),
    });
  }
});

it('usage and generation', async () => {
  expect(await homes.tell('station/energyUsageSummary', range)).toEqual({
    // covers HE-096, HE-097, HR-132
    usage: { total: figure('kWh'), partitions: typed('kWh', 'batteryCharged', 'evChargerCharged', 'otherLoad') },
    // covers HE-098, HE-099, HR-133
    generation: {
      total: figure('kWh'),
      partitions: typed('kWh', 'batteryDischarged', 'evChargerDischarged', 'pvProduction'),
    },
    // covers HE-100, HR-134
    selfUseAndIndependence: typed('%', 'independence', 'selfUse'),
    // covers HE-101, HR-135
    carbonReductionAndCostSaving: [
      { ...typed('kg', 'co2Reduction')[0], factor: figure('kg/kWh'), year: expect.any(Number), source: text },
      { ...typed('€', 'costSaving')[0], baseline: text },
    ],
  });
});

// covers HE-117, HE-118, HE-119, HE-120, HR-136
it('the energy report', async () => {
  const item = (type: string, unit: string, ...children: object[]) => ({
    type,
    name: text,
    value: number,
    unit,
    children,
  });
  const child = (type: string, unit: string) => ({ type, name: text, value: number, unit });
  expect(await homes.tell('station/energy/general', range)).toEqual([
    // covers HE-103, HE-104, HE-105
    item('consumption', 'kWh', child('gridPurchase', 'kWh'), child('independence', '%')),
    // covers HE-106, HE-107, HE-108
    item('production', 'kWh', child('selfUse', 'kWh'), child('gridExport', 'kWh')),
  ]);
  // covers HE-109, HE-110, HE-111, HE-112
  expect(await homes.tell('station/greenPower/general', range)).toEqual([
    item('pvGeneration', 'kWh', child('selfUsePercent', '%'), child('exported', 'kWh')),
    item('pvCarbonReduction', 'kg'),
  ]);
  expect(await homes.tell('station/costSaving/general', range)).toEqual([
    // covers HE-113
    item('costSaving', '€', child('baseline', '€'), child('actual', '€')),
    // covers HE-114
    item('batteryCharge', 'kWh'),
    // covers HE-115
    item('batteryDischarge', 'kWh'),
    // covers HE-116
    item('gridExported', 'kWh'),
  ]);
  // covers HE-121, HE-122
  expect(at({ data: await homes.tell('station/costSaving/saving', range) }, 'ylist')).toEqual(
    series(['Cost saving', '€']),
  );
});

// covers HE-132, HE-133, HR-137, HR-138
it('energy cost', async () => {
  expect(await homes.tell('station/energyCostPrice', range)).toEqual({
    // covers HE-123, HE-124, HE-125, HR-139
    xlist: expect.any(Array),
    ylist: series(['Purchase', 'c/kWh'], ['Export', 'c/kWh']),
    signList: [],
    // covers HE-127, HE-128, HE-129, HE-130, HE-131
    tariffName: 'Dynamisch Thuis',
    tariffType: 1,
    additionalTax: figure('c/kWh'),
    avgPurchase: figure('c/kWh'),
    avgExport: figure('c/kWh'),
  });
  // covers HR-140
  expect(at({ data: await homes.tell('station/energyCostQuantity', range) }, 'ylist')).toEqual(
    series(['Purchased', 'kWh'], ['Exported', 'kWh']),
  );
  expect(at({ data: await homes.tell('station/energyCostAmount', range) }, 'ylist')).toEqual(
    series(['Purchased', '€'], ['Exported', '€']),
  );
  const traded = (type: string, unit: string) => ({ type, values: typed(unit, 'purchase', 'export') });
  expect(await homes.tell('station/energyCostSummary', range)).toEqual([
    traded('grid', 'kWh'),
    traded('amount', '€'),
    ...['highestPrice', 'lowestPrice', 'avgPrice', 'perKwh'].map((type) => traded(type, 'c/kWh')),
    { type: 'benefit', values: typed('€', 'cost', 'earned') },
  ]);
});

// covers HE-303, HE-304, HE-305, HE-306, HE-308
it('controller and devices', async () => {
  const data = await homes.tell('station/portalDeviceList', { stationId });
  // covers HE-014, HE-290, HE-291, HE-292, HE-293, HE-294, HE-295
  expect(at({ data }, 'controller')).toEqual({
    brandName: text,
    brandLogo: expect.stringMatching(/^data:image\/svg/),
    deviceSn: text,
    online: 1,
    model: text,
    firmwareVersion: text,
    lastOnlineTime: '2026-10-25 12:37:00',
  });
  // covers HE-296, HE-297, HE-298, HE-299, HE-300, HE-301, HE-302, HE-307
  expect(listAt({ data }, 'devices')[2]).toMatchObject({
    deviceType: 3,
    deviceTypeStr: 'ENERGY',
    deviceName: 'Battery',
    status: 1,
    switchOpen: 1,
    registered: 1,
    deviceStatus: { desc: text },
    power: figure('kW'),
    socValue: number,
    temperatureValue: number,
    modeIcon: text,
    showIcons: [],
    box: false,
  });
});

it('live data by kinds of devices', async () => {
  const devices = listAt({ data: await homes.tell('station/portalDeviceList', { stationId }) }, 'devices');
  const live = (type: number) => Object.keys(objectOf(devices.find(({ deviceType }) => deviceType === type)?.liveData));
  expect([live(1), live(2), live(3), live(6)]).toEqual([
    // covers HE-316, HE-317, HE-318, HE-319
    ['todayPurchased', 'monthPurchased', 'todayExported', 'monthExported'],
    // covers HE-309, HE-310, HE-311
    ['todayProduced', 'monthProduced', 'reducedCo'],
    // covers HE-312, HE-313, HE-314, HE-315, HE-322
    ['todayCharged', 'monthCharged', 'todayDisCharged', 'monthDisCharged', 'cycle'],
    // covers HE-320, HE-321
    ['todayConsumed', 'monthConsumed'],
  ]);
});

// covers HE-323, HE-324
it('groups', async () => {
  expect(at({ data: await homes.tell('station/groups') }, '0')).toEqual({
    id: text,
    desc: text,
    resources: expect.any(Array),
  });
});
