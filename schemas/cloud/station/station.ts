import {
  coordinates,
  date,
  defineResource,
  enumeration,
  figures,
  image,
  number,
  referenceMany,
  rules,
  section,
  tab,
  text,
  timeZone,
  treeReference,
  type RecordOf,
} from '@/dsl';
import { fleet, installed, stationTotals } from '../../measures';
import { cloudStations } from '../../services';
import { purchasing } from '../parts/purchasing';

// covers V-207, V-208, V-209, V-210, V-211, V-212, V-213, V-214, V-215
/**
 * A station of the energy cloud: a place with panels, storage, chargers or load (spec 03 §2, proposed fields B). No
 * delete call is given.
 */
export const station = defineResource({
  name: 'cloud/station',
  api: cloudStations('manager', {
    page: 'POST list',
    detail: 'POST detail',
    create: 'POST create',
    edit: 'POST edit',
    options: 'POST /iemscloud/station/web/common/name/list',
  }),
  fields: {
    name: text({ required: true, max: 60, aliases: ['stationName'] }),
    code: text({ readOnly: true, max: 32 }),
    stationType: enumeration(['pv', 'storage', 'charging', 'microgrid', 'load', 'integrated'], {
      required: true,
      call: 'POST type-box',
      at: 'stationType',
    }),
    orgId: treeReference('cloud/organization', { required: true, textFrom: 'orgName' }),
    area: text({ required: true, max: 60 }),
    address: text({ required: true, max: 255 }),
    position: coordinates({ required: true }),
    timeZone: timeZone({ required: true }),
    voltageLevel: enumeration(['220V', '380V', '10kV', '20kV', '35kV', '110kV']),
    transformerCapacity: number({ min: 0, max: 999_999_999, decimals: 2, unit: 'kVA' }),
    pvCapacity: number({ min: 0, max: 999_999_999, decimals: 2, unit: 'kWp' }),
    storagePower: number({ min: 0, max: 999_999_999, decimals: 2, unit: 'kW' }),
    storageCapacity: number({ min: 0, max: 999_999_999, decimals: 2, unit: 'kWh' }),
    chargerCount: number({ min: 0, max: 999_999_999 }),
    chargerPower: number({ min: 0, max: 999_999_999, decimals: 2, unit: 'kW' }),
    gridMode: enumeration(['fullFeed', 'selfUse', 'offGrid']),
    operationDate: date({ required: true }),
    managerIds: referenceMany('cloud/manager', { within: 'orgId' }),
    contact: text({ max: 30 }),
    phone: text({ rule: rules.mobile }),
    picture: image({ single: true, upload: 'POST /iemscloud/account/web/dictInfo/minio/upload' }),
    status: enumeration(['building', 'operating', 'maintenance', 'stopped'], {
      required: true,
      tones: { building: 'info', operating: 'success', maintenance: 'warning', stopped: 'neutral' },
      default: 'operating',
    }),
    onlineStatus: enumeration([1, 0], {
      readOnly: true,
      tones: { 1: 'success', 0: 'neutral' },
      codeAliases: { online: 1, offline: 0 },
    }),
    currency: text({ readOnly: true, internal: true }),
    description: text({ multiline: true, max: 500 }),
  },
  measures: { ...installed, ...fleet, ...stationTotals },
  list: {
    columns: [
      'name',
      'status',
      'onlineStatus',
      'pvCapacity',
      'storagePower',
      'storageCapacity',
      'stationType',
      'orgId',
      'address',
      'code',
      'operationDate',
    ],
    filters: ['name', 'stationType', 'status', 'onlineStatus', 'orgId', 'code'],
    search: { param: 'keyword', in: ['name', 'code'] },
    summary: {
      call: 'POST general',
      show: ['stationCount', 'onlineCount', 'pvCapacity', 'storageCapacity', 'chargerPower'],
    },
  },
  form: [
    section('basic', ['name', 'stationType', 'orgId', 'status', 'operationDate', 'gridMode', 'description', 'picture']),
    section('place', ['area', 'address', 'position', 'timeZone']),
    section('equipment', [
      'voltageLevel',
      'transformerCapacity',
      'pvCapacity',
      'storagePower',
      'storageCapacity',
      'chargerCount',
      'chargerPower',
    ]),
    section('people', ['managerIds', 'contact', 'phone']),
  ],
  detail: tab('overview', [
    section('basic', [
      'name',
      'code',
      'stationType',
      'orgId',
      'status',
      'onlineStatus',
      'operationDate',
      'gridMode',
      'description',
      'picture',
    ]),
    section('place', ['area', 'address', 'position', 'timeZone']),
    section('equipment', [
      'voltageLevel',
      'transformerCapacity',
      'pvCapacity',
      'storagePower',
      'storageCapacity',
      'chargerCount',
      'chargerPower',
    ]),
    section('people', ['managerIds', 'contact', 'phone']),
  ]),
  related: {
    info: figures('POST info', ['deviceCount', 'onlineCount', 'offlineCount', 'faultCount', 'alarmCount']),
    statistics: figures('POST statistics', [
      'generation',
      'consumption',
      'importEnergy',
      'exportEnergy',
      'income',
      'onlineRate',
    ]),
    devices: { resource: 'cloud/device', by: { stationId: 'id' } },
    alarms: { resource: 'cloud/alarm', by: { stationId: 'id' } },
  },
  actions: {
    /** How it buys its electricity (VS-053). */
    purchasing: {
      on: 'row',
      load: { call: 'POST /iemscloud/contractEnergy/web/stationPurchasing/info', idName: 'stationId' },
      call: { call: 'POST /iemscloud/contractEnergy/web/stationPurchasing/update', idName: 'stationId' },
      form: purchasing,
    },
  },
});
export type Station = RecordOf<typeof station>;
