import { dateTime, defineResource, enumeration, options, reference, section, tab, text, type RecordOf } from '@/dsl';
import { iot } from '../services';

/** Attributes of the device that can be written. */
const writable = options({ call: 'GET propertyList', fixed: { rwType: 'w' } }, { required: true, within: 'id' });

// covers VE-039..VE-050, VE-226, VE-227, VR-020
/** A device that reports and takes commands (spec 03 §3). Brand, model and access follow its product. */
export const device = defineResource({
  name: 'iot/device',
  api: iot('device'),
  fields: {
    name: text({ required: true, max: 60, aliases: ['deviceName'] }),
    sn: text({ required: true, max: 32, unique: true, fixed: true, aliases: ['SN', 'deviceSn'] }),
    networkStatus: enumeration([1, 0], {
      readOnly: true,
      aliases: ['onlineStatus', 'online'],
      tones: { 1: 'success', 0: 'neutral' },
      codeAliases: { online: 1, offline: 0 },
    }),
    productId: reference('iot/product', { required: true, fixed: true, aliases: ['product'] }),
    stationId: reference('iot/station', { aliases: ['station'] }),
    controllerId: reference('iot/device', { aliases: ['controller'] }),
    parentId: reference('iot/device', { aliases: ['parentDevice', 'parentDeviceId'] }),
    meterType: enumeration(['grid', 'pv', 'storage', 'load', 'charger']),
    accessType: options('GET /iot/v3/web/protocol/ability', { readOnly: true, samples: ['modbusTcp', 'mqtt'] }),
    brandId: reference('iot/brand', { readOnly: true, aliases: ['brand'] }),
    modelId: reference('iot/model', { readOnly: true, aliases: ['model'] }),
    firmwareVersion: text({ readOnly: true }),
    latestOnlineTime: dateTime({ readOnly: true, future: true }),
    /** Zone of the station: its clock is the one of every time of the device. */
    timeZone: text({ readOnly: true, internal: true }),
  },
  list: {
    columns: [
      { field: 'name', width: 208 },
      'sn',
      'networkStatus',
      'productId',
      'stationId',
      'brandId',
      'modelId',
      { field: 'accessType', hidden: true },
      { field: 'controllerId', hidden: true },
      'latestOnlineTime',
    ],
    filters: ['networkStatus', 'productId', 'stationId', 'brandId', 'modelId', 'accessType', 'meterType'],
    search: { param: 'keyword', in: ['name', 'sn'] },
    bulk: ['stationId', 'controllerId', 'meterType'],
  },
  form: [
    section('basic', ['name', 'sn', 'productId', 'meterType']),
    section('place', ['stationId', 'controllerId', 'parentId']),
  ],
  detail: tab('attributes', [
    section('basic', ['name', 'sn', 'networkStatus', 'latestOnlineTime', 'firmwareVersion', 'meterType']),
    section('product', ['productId', 'brandId', 'modelId', 'accessType']),
    section('place', ['stationId', 'controllerId', 'parentId']),
  ]),
  related: {
    commands: { resource: 'iot/command', by: { deviceId: 'id' } },
    alarms: { resource: 'iot/alarm', by: { deviceId: 'id' } },
  },
  actions: {
    sendCommand: {
      on: 'row',
      call: { call: 'POST /iot/v3/web/command/send', idName: 'deviceId' },
      form: {
        commandType: enumeration(['propertySet', 'service'], { required: true, default: 'propertySet' }),
        attributeCode: writable,
        value: text({ required: true, max: 255 }),
      },
    },
    otaUpgrade: {
      on: ['row', 'bulk'],
      call: 'POST otaUpgrade',
      form: { firmwareId: reference('iot/firmware', { required: true, within: 'productId' }) },
    },
    editParam: {
      on: 'row',
      call: { call: 'POST editParam', idName: 'deviceId' },
      form: { code: writable, value: text({ required: true, max: 255 }) },
    },
    editParamTag: {
      on: 'row',
      call: { call: 'POST editParamTag', idName: 'deviceId' },
      form: { code: writable, tagKey: text({ required: true, max: 32 }), tagValue: text({ required: true, max: 60 }) },
    },
  },
});
export type Device = RecordOf<typeof device>;
