import {
  date,
  dateTime,
  defineResource,
  enumeration,
  number,
  reference,
  section,
  tab,
  text,
  type RecordOf,
} from '@/dsl';
import { fleet } from '../../measures';
import { attributeCore } from '../../iot/parts/deviceAttribute';
import { commandForm } from '../parts/commandForm';
import { DEVICE_TYPES } from '../parts/deviceTypes';
import { library } from '../parts/library';
import { parameterRows } from '../parts/parameterRows';

const { rwType, dataType, unit } = attributeCore;

// covers V-127, V-130, V-133, V-134, V-135, V-137, V-149, V-150, V-151, V-152, V-155, V-156, V-157, V-189
/** A device of the energy cloud: registered by people, its state measured (spec 03 §3, Device; proposed fields B). */
export const device = defineResource({
  name: 'cloud/device',
  api: library('device', { options: 'POST /iemscloud/device/web/common/device/list' }),
  fields: {
    name: text({ required: true, max: 60, aliases: ['deviceName'] }),
    deviceCode: text({ readOnly: true, max: 32, aliases: ['code'] }),
    deviceType: enumeration(DEVICE_TYPES, {
      required: true,
      shared: 'cloud.deviceType',
      call: 'POST type-box',
      at: 'deviceType',
    }),
    sn: text({ required: true, max: 32, unique: true, fixed: true, aliases: ['SN', 'deviceSn'] }),
    status: enumeration(['running', 'standby', 'fault', 'maintenance', 'offline'], {
      readOnly: true,
      shared: 'cloud.deviceState',
      tones: { running: 'success', standby: 'info', fault: 'error', maintenance: 'warning', offline: 'neutral' },
    }),
    networkStatus: enumeration([1, 0], {
      readOnly: true,
      shared: 'cloud.online',
      aliases: ['onlineStatus', 'online'],
      tones: { 1: 'success', 0: 'neutral' },
      codeAliases: { online: 1, offline: 0 },
    }),
    stationId: reference('cloud/station', { required: true, aliases: ['station'] }),
    productId: reference('cloud/device-product', { required: true, aliases: ['product'] }),
    brandId: reference('cloud/device-brand', { readOnly: true, aliases: ['brand'] }),
    modelId: reference('cloud/device-model', { readOnly: true, aliases: ['model'] }),
    accessType: enumeration(['modbusTcp', 'mqtt', 'iec104', 'ocpp'], { readOnly: true, shared: 'cloud.accessType' }),
    parentId: reference('cloud/device', { within: 'stationId', aliases: ['parentDevice'] }),
    controllerId: reference('cloud/device', { within: 'stationId', aliases: ['controller'] }),
    meterType: enumeration(['grid', 'pv', 'storage', 'load', 'charger'], {
      shared: 'cloud.meterType',
      call: 'POST /iemscloud/device/web/manage/type-box',
      at: 'meterType',
    }),
    ratedPower: number({ min: 0, max: 999_999_999, decimals: 2, unit: 'kW' }),
    installLocation: text({ max: 100 }),
    communicationAddress: text({ max: 32 }),
    commissioningDate: date(),
    warrantyDate: date({ future: true, notBelow: 'commissioningDate' }),
    latestOnlineTime: dateTime({ readOnly: true, future: true }),
  },
  measures: fleet,
  list: {
    columns: [
      { field: 'name', width: 208 },
      'deviceCode',
      'deviceType',
      'status',
      'networkStatus',
      'stationId',
      'productId',
      'ratedPower',
      'sn',
      { field: 'brandId', hidden: true },
      { field: 'modelId', hidden: true },
      'latestOnlineTime',
    ],
    filters: ['name', 'deviceType', 'status', 'networkStatus', 'stationId', 'productId', 'deviceCode', 'sn'],
    bulk: ['installLocation', 'commissioningDate', 'warrantyDate'],
    summary: { call: 'POST general', show: ['deviceCount', 'onlineCount', 'offlineCount', 'alarmCount', 'faultCount'] },
  },
  when: { meterType: { visible: { deviceType: 'meter' } } },
  form: [
    section('basic', ['name', 'deviceType', 'sn', 'productId', 'meterType', 'ratedPower']),
    section('place', ['stationId', 'installLocation', 'parentId', 'controllerId', 'communicationAddress']),
    section('service', ['commissioningDate', 'warrantyDate']),
  ],
  detail: tab('overview', [
    section('basic', [
      'name',
      'deviceCode',
      'deviceType',
      'sn',
      'status',
      'networkStatus',
      'latestOnlineTime',
      'ratedPower',
      'meterType',
    ]),
    section('product', ['productId', 'brandId', 'modelId', 'accessType']),
    section('place', ['stationId', 'installLocation', 'parentId', 'controllerId', 'communicationAddress']),
    section('service', ['commissioningDate', 'warrantyDate']),
  ]),
  related: {
    data: { resource: 'cloud/device-value', by: { deviceId: 'id' }, menu: false },
    states: { resource: 'cloud/device-state', by: { deviceId: 'id' }, menu: false },
    alarms: { resource: 'cloud/device-alarm', by: { deviceId: 'id' }, menu: false },
    controls: { resource: 'cloud/device-command', by: { deviceId: 'id' }, menu: false },
  },
  actions: {
    control: {
      on: 'row',
      call: { call: 'POST /iemscloud/device/web/control', idName: 'deviceId' },
      sendFields: ['stationId'],
      form: commandForm,
      confirm: true,
    },
    parameters: {
      on: 'row',
      load: { call: 'POST /iemscloud/device/web/param/detailByDevice', idName: 'deviceId' },
      call: { call: 'POST /iemscloud/device/web/param/editByDevice', idName: 'deviceId' },
      form: parameterRows,
    },
    addProperty: {
      on: 'row',
      call: { call: 'POST /iemscloud/device/web/manage/device/property/create', idName: 'deviceId' },
      form: {
        propertyCode: text({ required: true, max: 32, wire: 'code' }),
        propertyName: text({ required: true, max: 60, wire: 'name' }),
        rwType,
        dataType,
        unit,
      },
    },
  },
});
export type CloudDevice = RecordOf<typeof device>;
