import { objectOf } from '@/schema/objectOf';
import { call } from '@/api';
import type { AnyRecord, AnyValues, Resource } from '@/schema';
import { CONNECT_TYPES } from '../../schemas/hems/parts/connections';
import { DEVICE_TYPES } from '../../schemas/hems/parts/deviceTypes';
import type { SignedIn } from './signedIn';

type Sample = (console: SignedIn, mode: 'create' | 'edit') => AnyValues | Promise<AnyValues>;

const records = async ({ provider }: SignedIn, name: string) =>
  (await provider.getList(name, { pagination: { page: 1, perPage: 1000 } })).data;

/** Calls that everybody who is signed in may make. */
export const OPEN_CALLS: ReadonlySet<string> = new Set([
  'GET /account/v3/web/product/list',
  'GET /iems-goeu-web/web/common/rule', // rules of fields, no records
]);

/** Resources of which the sample data has no record: audits that nothing has caused yet. */
export const WITHOUT_RECORDS: ReadonlySet<string> = new Set(['iot/product-property-audit']);

/** What monitoring shows of the world at the hour of the test: all batteries may rest, no sun may shine. */
const OF_THE_HOUR = Object.fromEntries(
  Object.entries({
    pcs: ['runState', 'gridState', 'activePower', 'reactivePower', 'dcCurrent', 'dcPower', 'todayDischarge'],
    bms: ['runState', 'totalCurrent', 'power', 'alarmLevel'],
    storage: ['runState', 'power', 'todayDischarge', 'todayIncome'],
    microgrid: ['gridState', 'pvPower', 'storagePower', 'chargerPower', 'soc'],
    'charge-pile': ['state', 'power', 'vehicleSoc', 'todayOrders', 'todayFee', 'todayEnergy'],
    city: ['powerState', 'todayExport'],
    'production-plan': ['failReason'],
  }).flatMap(([name, fields]) =>
    fields.map((field) => [`cloud/${name} ${field}`, 'what the world shows at this hour']),
  ),
);

/** Columns and filters in which the sample data cannot differ, with why: `resource field`. */
export const SAME_FOR_ALL: ReadonlyMap<string, string> = new Map(
  Object.entries({
    ...OF_THE_HOUR,
    'account/organization description': 'no organisation of the seed has one',
    'account/organization createTime': 'all are seeded at once',
    'account/role createTime': 'all are seeded at once',
    'contract/agreement status': 'computed from its days, and all of the seed are under way',
    'hems/tariff-collection status': 'computed from what was collected',
    'hems/tariff-collection expectedCount': 'computed from the day: 24 hours but on two days of the year',
    'iot/device-group deviceCount': 'counted',
    'iot/device accessType': 'follows the product, and those of the seed are read in one way',
    'iot/product-audit result': 'who may edit a product is who approves it: the documents name no audit call',
    'iot/product-audit auditor': 'as its result',
    'iot/product-audit opinion': 'as its result',
    'iot/product-property-audit result': 'as iot/product-audit',
    'iot/product-property-audit auditor': 'as iot/product-audit',
    'iot/product-property-audit auditTime': 'as iot/product-audit',
    'iot/product-property-audit opinion': 'as iot/product-audit',
    'iot/product affiliation': 'follows from who is signed in',
    'pv/abnormal-device deviceType': 'what failed in the world in these days: mostly inverters',
    'pv/alarm-device deviceType': 'as pv/abnormal-device',
    'pv/centralized-data onlineStatus': 'what the world shows at this hour: no station is silent',
    'pv/report-device deviceType': 'the device report is about inverters',
    'ticket/work-order-filed level': 'those of other views, of which few are filed',
    'ticket/work-order-filed overdue': 'computed from its days',
    'ticket/work-order-initiated handler': "those of other views, of which few are one's own",
    'lab/campaign weekdays': 'every campaign runs on some day of each',
    'wms/stock-record bizType': 'of a document that gives no sample of it',
  }),
);

const WHOLE_YEAR = [
  {
    months: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
    periods: [
      { startTime: '00:00', endTime: '08:00', periodType: 'valley' },
      { startTime: '08:00', endTime: '24:00', periodType: 'peak' },
    ],
  },
];

let packages = 0;
let capabilities = 0;
let bid: { readonly notice: AnyValues; readonly unit: AnyValues; readonly known?: AnyValues } = {
  notice: {},
  unit: {},
};

/** Notices that are declared for still, those with the most time first. */
const openNotices = async (console: SignedIn) =>
  (await records(console, '@vpp/trade-notice'))
    .filter(
      ({ processStatus }) =>
        processStatus === 'pending' || processStatus === 'declaring' || processStatus === 'submitted',
    )
    .toSorted((one, other) => String(other.responseDate).localeCompare(String(one.responseDate)));

/** A notice, and a unit of its plant that has not bid for it. */
async function bidOf(console: SignedIn) {
  const [units, bids, notices] = await Promise.all([
    records(console, '@vpp/unit'),
    records(console, '@vpp/trade-bid'),
    openNotices(console),
  ]);
  const [found] = notices.flatMap((notice) =>
    units
      .filter(
        (unit) =>
          unit.vppId === notice.vppId &&
          unit.state === 1 &&
          unit.unitType !== 'generation' &&
          !bids.some((one) => one.noticeId === notice.id && one.unitId === unit.id),
      )
      .map((unit) => ({ notice, unit })),
  );
  if (!found) return bid;
  // What a unit uses and can do in a time is the backend's to say: it says so of a bid for a notice that asks the same.
  const { unit, notice } = found;
  const { data: twin } = await console.provider.create('@vpp/trade-notice', { data: notice });
  const [time] = Array.isArray(notice.periods) ? notice.periods.map((one: unknown) => objectOf(one)) : [];
  const row = { startTime: time?.startTime, endTime: time?.endTime, bidPower: 1, bidPrice: notice.priceFloor };
  const { data: made } = await console.provider.create('@vpp/trade-bid', {
    data: { noticeId: twin.id, vppId: unit.vppId, unitId: unit.id, periods: [row] },
  });
  const { data: read } = await console.provider.getOne('@vpp/trade-bid', { id: made.id });
  const [told] = Array.isArray(read.periods) ? read.periods.map((one: unknown) => objectOf(one)) : [];
  return { ...found, known: { baselinePower: told?.baselinePower, abilityPower: told?.abilityPower } };
}

/** Values that belong together in a way only a written handler of the backend knows. */
const SAMPLES: Readonly<Record<string, Sample>> = {
  /** Grants are menus of one application, with the parents of partly ticked ones beside them. */
  'account/role': async (console) => {
    const menus = await records(console, '@account/menu');
    const menu = menus.find((one) => one.component === 'account/role');
    return { productMenuList: [{ productId: menu?.productId, menuIds: [menu?.id], halfMenuIds: [menu?.parentId] }] };
  },
  /** Issuer, licensor and leader are three people; what is executed is the licensor's to say. */
  'ticket/work-ticket': async (console) => {
    const people = await records(console, '@ticket/work-ticket-user');
    const [leader] = await records(console, '@ticket/leader');
    const [issuer, licensor] = people.filter(({ id }) => id !== leader?.id);
    const measure = { content: 'Open it', executed: null };
    return {
      leaderId: leader?.id,
      issuerId: issuer?.id,
      licensorId: licensor?.id,
      isolationMeasures: [{ ...measure, number: '101' }],
      groundingMeasures: [{ ...measure, groundingNo: 'D-1' }],
      barrierMeasures: [measure],
    };
  },
  'iot/product': async (console) => {
    const [model] = await records(console, '@iot/model');
    const type = (await records(console, '@iot/product-type')).find(({ status }) => status === 1);
    return { brandId: model?.brandId, modelId: model?.id, deviceModelId: type?.id };
  },
  /** Only a controller can be above. */
  'iot/device': async (console) => {
    const [mirror] = await records(console, '@iot/mirror');
    const controller = (await console.provider.getOne('@iot/device', { id: mirror?.controllerId })).data;
    return { controllerId: controller.id, productId: controller.productId };
  },
  /** What is watched, and where, is of the product. */
  'iot/alarm-rule': async (console) => {
    const [device] = await records(console, '@iot/device');
    const { data } = await console.provider.getList('@iot/product-property', {
      pagination: { page: 1, perPage: 1 },
      filter: { productId: device?.productId },
    });
    return { productId: device?.productId, attribute: data[0]?.id, deviceIds: [device?.id] };
  },
  'hems/home': () => ({ leadId: null }),
  /** What a brand's devices of a type can do, connected in one way, is said once. */
  'hems/capability': async (console) => {
    const said = await records(console, '@hems/capability');
    const brands = await records(console, '@hems/brand');
    const free = brands
      .flatMap(({ id }) =>
        DEVICE_TYPES.flatMap((deviceType) =>
          CONNECT_TYPES.map((connectType) => ({ brandId: id, deviceType, connectType })),
        ),
      )
      .filter(
        (one) =>
          !said.some(
            ({ brandId, deviceType, connectType }) =>
              brandId === one.brandId && deviceType === one.deviceType && connectType === one.connectType,
          ),
      );
    return free[(capabilities += 1)] ?? {};
  },
  /** A lead only moves forward. */
  'hems/lead': (_, mode) => (mode === 'edit' ? { status: 'won' } : {}),
  /** What is published stands on what is. */
  'hems/retailer': async (console) => ({
    marketAreaIds: [(await records(console, '@hems/market-area')).find(({ publishStatus }) => publishStatus === 1)?.id],
  }),
  'hems/market-product': async (console) => ({
    effectiveDate: '2026-01-01',
    endDate: '2099-12-31',
    retailerId: (await records(console, '@hems/retailer')).find(({ publishStatus }) => publishStatus === 1)?.id,
  }),
  'hems/alarm-shield': () => ({
    startTime: '2098-01-01 00:00:00',
    endTime: '2099-01-01 00:00:00',
    scope: 'country',
    targetCountries: ['NL'],
  }),
  /** A model has a version once. */
  'hems/ota-package': () => ({ version: `9.${(packages += 1)}.0`, minVersion: '1.0.0' }),
  'hems/site-home': () => ({ countryCode: 'NL' }),
  /** The periods of a season cover its day. */
  'contract/price-template': () => ({ seasons: WHOLE_YEAR }),
  'contract/station-price': async (console) => {
    const stations = await records(console, '@cloud/station');
    return {
      seasons: WHOLE_YEAR,
      stationId: stations.find(({ currency, timeZone }) => currency === 'EUR' && timeZone === 'Europe/Vienna')?.id,
      effectiveDate: '2026-01-01',
    };
  },
  /** A unit can be enabled once one of its resources is. */
  'vpp/unit': async (console) => {
    const resource = (await records(console, '@vpp/resource')).find(({ state }) => state === 1);
    return { vppId: resource?.vppId, resourceIds: [resource?.id] };
  },
  /**
   * Of an open notice, in its times, within its prices and what a unit can adjust; a unit bids once. An edit stays with
   * the notice.
   */
  'vpp/trade-bid': async (console, mode) => {
    if (mode === 'create') bid = await bidOf(console);
    const { notice, unit, known } = bid;
    const [time] = Array.isArray(notice.periods) ? notice.periods.map((one: unknown) => objectOf(one)) : [];
    const row = {
      ...known,
      startTime: time?.startTime,
      endTime: time?.endTime,
      bidPower: mode === 'create' ? 1 : 2,
      bidPrice: notice.priceFloor,
    };
    return { noticeId: notice.id, vppId: unit.vppId, unitId: unit.id, periods: [row] };
  },
  /** Before the deadline of its notice, and no more than a load can do at noon. */
  'vpp/response-declaration': async (console, mode) => {
    if (mode === 'edit') return { declaredPower: 2, startTime: '12:00', endTime: '13:00' };
    const [notice] = await openNotices(console);
    const resource = (await records(console, '@vpp/resource')).find(
      (one) => one.vppId === notice?.vppId && one.state === 1 && one.resourceType === 'industrial',
    );
    return { noticeId: notice?.id, resourceId: resource?.id, startTime: '12:00', endTime: '13:00', declaredPower: 3 };
  },
  /** An order that is completed and appraised is put up once. */
  'vpp/settlement-response-order': async (console) => {
    const name = '@vpp/settlement-response-order';
    const kept = (await records(console, name)).filter(({ status }) => status !== 'cancelled');
    const free = (await records(console, '@vpp/settlement-trade')).find(
      ({ orderId }) => !kept.some((one) => one.orderId === orderId),
    );
    if (free) return { orderId: free.orderId };
    const active = kept.find(({ status }) => status === 'active');
    if (active)
      await console.provider.action(name, {
        key: 'cancel',
        values: { remark: 'Put up again' },
        record: active as AnyRecord,
      });
    return { orderId: active?.orderId };
  },
  /** There is something to bill in its days: what is confirmed and in no other bill. */
  'vpp/custom-bill': async (console, mode) => {
    if (mode === 'edit') return {};
    const lines = await records(console, '@vpp/order-settlement');
    // the bill of last month is made of what is confirmed when it is first asked for
    await records(console, '@vpp/month-bill');
    const line = lines.find(({ status, orderId }) => status === 'editing' && orderId);
    if (line) await console.provider.action('@vpp/order-settlement', { key: 'confirm', record: line as AnyRecord });
    const resource = (await records(console, '@vpp/resource')).find(({ id }) => id === line?.resourceId);
    const plant = (await records(console, '@vpp/plant')).find(({ id }) => id === resource?.vppId);
    return {
      tenantId: plant?.tenantId,
      resourceIds: [line?.resourceId],
      startDate: line?.responseDate,
      endDate: line?.responseDate,
      excluded: true,
    };
  },
  'account/menu': () => ({ parentId: '0' }),
  'account/organization': async (console) => ({
    parentId: (await records(console, '@account/organization')).find((one) => one.parentId === '0')?.id,
  }),
};

/** The code of an attribute of a device that can be written. */
async function writable(deviceId: string): Promise<string | undefined> {
  const answer = await call({
    method: 'GET',
    path: '/iot/v3/web/device/propertyList',
    params: { deviceId, rwType: 'w' },
  });
  const [first]: unknown[] = Array.isArray(answer) ? answer : [];
  return first === undefined ? undefined : String(Reflect.get(objectOf(first), 'code'));
}

const executed = (rows: unknown) =>
  Array.isArray(rows) ? rows.map((row: object) => ({ ...row, executed: true })) : rows;

/** What the form of a move has to say so that its guards hold. */
const ANSWERS: Readonly<Record<string, (record: AnyRecord, console: SignedIn) => AnyValues | Promise<AnyValues>>> = {
  'ticket/work-ticket permit': ({ isolationMeasures, groundingMeasures, barrierMeasures }) => ({
    isolationMeasures: executed(isolationMeasures),
    groundingMeasures: executed(groundingMeasures),
    barrierMeasures: executed(barrierMeasures),
  }),
  /** Shares are of resources of its plant. */
  'vpp/response-order assign': async ({ id }) => {
    const answer = await call({
      method: 'POST',
      path: '/iemscloud/plan/web/vpp/responseOrder/assign/recalculateAdjustList',
      params: { id, method: 'capacity', list: [] },
    });
    return { list: Reflect.get(objectOf(answer), 'list') };
  },
  'vpp/response-declaration clear': ({ declaredPower }) => ({ clearedPower: declaredPower }),
  'ticket/work-ticket disclose': ({ memberIds }) => ({ discloseSigners: memberIds }),
  'ticket/work-ticket endApply': () => ({ siteCleaned: true }),
  'ticket/work-ticket applyExtension': () => ({ extendTo: '2999-01-01 00:00:00' }),
  'hems/home bindLeads': async (_, console) => ({
    leadId: (await records(console, '@hems/lead')).find(({ stationId }) => !stationId)?.id,
  }),
  'hems/lead bindController': async (_, console) => ({
    deviceSn: (await records(console, '@hems/controller')).find(({ stationId }) => !stationId)?.deviceSn,
  }),
  'hems/lead unbindController': ({ controllerSns }) => ({ deviceSn: objectOf(controllerSns)[0] }),
  'hems/lead unbindCusUser': ({ cusUserIds }) => ({ cusUserId: objectOf(cusUserIds)[0] }),
  'hems/device-ota upgradeOta': ({ packageId }) => ({ packageId }),
  'hems/controller upgradeOta': async (_, console) => ({
    packageId: (await records(console, '@hems/ota-package')).find(({ version }) => version === '2.15.0')?.id,
  }),
  'hems/site-home merge': async ({ countryCode }, console) => ({
    stationId: (await records(console, '@hems/home')).find((one) => one.countryCode === countryCode)?.id,
  }),
  'iot/device sendCommand': async (record) => ({ attributeCode: await writable(record.id) }),
  'iot/device editParam': async (record) => ({ code: await writable(record.id) }),
  'iot/device editParamTag': async (record) => ({ code: await writable(record.id) }),
  'iot/device otaUpgrade': async (record, { provider }) => ({
    firmwareId: (
      await provider.getList('@iot/firmware', {
        pagination: { page: 1, perPage: 1 },
        filter: { productId: record.productId },
      })
    ).data[0]?.id,
  }),
  'iot/command send': async (_, console) => {
    const devices = await records(console, '@iot/device');
    const codes = await Promise.all(
      devices.slice(0, 20).map(async ({ id }) => [id, await writable(String(id))] as const),
    );
    const [deviceId, attributeCode] = codes.find(([, code]) => code) ?? [];
    return { deviceId, attributeCode };
  },
  /** Only a device of the same type is bound. */
  'pv/third-party-device bind': async ({ deviceType }, console) => {
    const device = (await records(console, '@pv/device')).find((one) => one.deviceType === deviceType);
    return { stationId: device?.stationId, deviceId: device?.id };
  },
  'iot/mirror controllerReplace': async (_, { provider }) => ({
    newControllerSn: (
      await provider.getList('@iot/device', {
        pagination: { page: 1, perPage: 1 },
        filter: { sn: 'SPARE', networkStatus: 1 },
      })
    ).data[0]?.sn,
  }),
};

/** Values of an action's form that samples of single fields cannot give. */
export async function specialAnswers(
  console: SignedIn,
  resource: Resource,
  action: string,
  record: AnyRecord,
): Promise<AnyValues> {
  return (await ANSWERS[`${resource.name} ${action}`]?.(record, console)) ?? {};
}

/** What a list that stands inside of a record's page is always narrowed by. */
const FILTERS: Readonly<Record<string, (console: SignedIn) => Promise<AnyValues>>> = {
  'iot/device-value': async (console) => ({ deviceId: (await records(console, '@iot/device'))[0]?.id }),
  'hems/device-inspection': async (console) => ({
    leadsId: (await records(console, '@hems/lead')).find(({ leadNo }) => String(leadNo).endsWith('1001'))?.id,
  }),
  'hems/user-behavior': async (console) => {
    // somebody who lives in a home and did something with a device of it
    for (const { id: cusUserId, homeCount } of await records(console, '@hems/home-user')) {
      if (homeCount === 0) continue;
      const { data } = await console.provider.getList('@hems/user-behavior', {
        pagination: { page: 1, perPage: 1000 },
        filter: { cusUserId },
      });
      if (data.some(({ deviceName }) => deviceName)) return { cusUserId };
    }
    return {};
  },
  'iot/group-device': async (console) => ({ id: (await records(console, '@iot/device-group'))[0]?.id }),
};

/** The filters without which a list answers nothing. */
export async function specialFilter(console: SignedIn, resource: Resource): Promise<AnyValues> {
  return (await FILTERS[resource.name]?.(console)) ?? {};
}

/** The values of a valid record that samples of single fields cannot give. */
export async function specialValues(
  console: SignedIn,
  resource: Resource,
  mode: 'create' | 'edit',
): Promise<AnyValues> {
  return (await SAMPLES[resource.name]?.(console, mode)) ?? {};
}
