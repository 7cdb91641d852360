import { dateTime, defineResource, enumeration, number, reference, section, text, type RecordOf } from '@/dsl';
import { DEVICE_TYPES } from '../parts/deviceTypes';
import { library } from '../parts/library';

// covers V-136, V-169, V-170, V-171, V-172, V-173, VE-161
/** What devices of the energy cloud are made after (spec 03 §3, Product). */
export const deviceProduct = defineResource({
  name: 'cloud/device-product',
  api: library('product'),
  fields: {
    number: text({ readOnly: true, aliases: ['productNo', 'code'] }),
    name: text({ required: true, max: 60, unique: true, aliases: ['productName'] }),
    deviceType: enumeration(DEVICE_TYPES, { required: true, shared: 'cloud.deviceType' }),
    connectionType: enumeration(['direct', 'gateway', 'gatewayDevice'], {
      required: true,
      shared: 'cloud.connectionType',
    }),
    accessType: enumeration(['modbusTcp', 'mqtt', 'iec104', 'ocpp'], {
      shared: 'cloud.accessType',
      call: 'POST /iemscloud/device/web/manage/custom-type-config',
      at: 'accessType',
    }),
    brandId: reference('cloud/device-brand', { required: true, aliases: ['brand'] }),
    modelId: reference('cloud/device-model', { required: true, within: 'brandId', aliases: ['model'] }),
    batchAttributeCount: number({ min: 1, max: 127 }),
    componentCapacity: number({ min: 0, max: 999_999_999, decimals: 2, unit: 'kWp' }),
    stringCount: number({ min: 0, max: 999 }),
    description: text({ multiline: true, max: 500 }),
    deviceCount: number({ readOnly: true }),
    createTime: dateTime({ readOnly: true }),
    updateTime: dateTime({ readOnly: true }),
  },
  list: {
    columns: [
      'number',
      'name',
      'deviceType',
      'connectionType',
      'accessType',
      'brandId',
      'modelId',
      'deviceCount',
      { field: 'createTime', hidden: true },
      'updateTime',
    ],
    filters: ['name', 'deviceType', 'brandId', 'connectionType', 'accessType', 'number'],
  },
  form: [
    section('basic', ['name', 'deviceType', 'brandId', 'modelId', 'description']),
    section('access', ['connectionType', 'accessType', 'batchAttributeCount']),
    section('pv', ['componentCapacity', 'stringCount'], { visible: { deviceType: { in: ['inverter', 'combiner'] } } }),
  ],
  related: {
    properties: { resource: 'cloud/device-property', by: { productId: 'id' } },
    services: { resource: 'cloud/device-service', by: { productId: 'id' } },
  },
});
export type DeviceProduct = RecordOf<typeof deviceProduct>;
