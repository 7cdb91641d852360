import { dateTime, defineResource, enumeration, number, options, reference, section, text, type RecordOf } from '@/dsl';
import { iot } from '../services';

// covers VE-051..VE-065, VR-116
/**
 * What devices are made after (spec 03 §3). List and page are named by the specification; detail, create, edit and
 * delete follow their pattern, because §5 gives the rules of its form.
 */
export const product = defineResource({
  name: 'iot/product',
  api: iot('product', {
    page: 'GET page',
    options: 'GET list',
    detail: { call: 'GET detail', optional: true },
    create: 'POST create',
    edit: 'POST edit',
    delete: 'POST delete',
  }),
  fields: {
    number: text({ readOnly: true, aliases: ['productNo', 'code'] }),
    name: text({ required: true, max: 60, aliases: ['productName'] }),
    deviceModelId: reference('iot/product-type', { required: true, aliases: ['productTypeId'] }),
    connectionType: enumeration(['direct', 'gateway', 'gatewayDevice'], { required: true }),
    accessType: options('GET /iot/v3/web/protocol/ability', { required: true, samples: ['modbusTcp', 'mqtt', 'ocpp'] }),
    brandId: reference('iot/brand', { required: true, aliases: ['brand'] }),
    modelId: reference('iot/model', { required: true, within: 'brandId', aliases: ['model'] }),
    batchAttributeCount: number({ required: true, min: 1, max: 127 }),
    componentCapacity: number({ min: 0, max: 999999999, decimals: 2, unit: 'kWp' }),
    stringCount: number({ min: 0, max: 999 }),
    description: text({ multiline: true, max: 500 }),
    deviceCount: number({ readOnly: true }),
    affiliation: enumeration(['platform', 'enterprise'], { readOnly: true, aliases: ['scopeLevel'] }),
    createTime: dateTime({ readOnly: true }),
    updateTime: dateTime({ readOnly: true }),
  },
  list: {
    columns: [
      'number',
      'name',
      'deviceModelId',
      'connectionType',
      'accessType',
      'deviceCount',
      'brandId',
      'modelId',
      { field: 'batchAttributeCount', hidden: true },
      'affiliation',
      { field: 'createTime', hidden: true },
      'updateTime',
    ],
    filters: ['name', 'deviceModelId', 'brandId', 'connectionType', 'accessType', 'affiliation'],
    search: { param: 'keyword', in: ['name', 'number'] },
  },
  form: [
    section('basic', ['name', 'deviceModelId', 'brandId', 'modelId', 'description']),
    section('access', ['connectionType', 'accessType', 'batchAttributeCount']),
    section('pv', ['componentCapacity', 'stringCount']),
  ],
});
export type Product = RecordOf<typeof product>;
