import { boolean, defineResource, enumeration, number, reference, rows, section, text, type RecordOf } from '@/dsl';
import { library } from '../parts/library';

const parameter = {
  code: text({ required: true, max: 32 }),
  name: text({ required: true, max: 60 }),
  dataType: enumeration(['bool', 'int', 'float', 'string', 'enum'], {
    required: true,
    shared: 'cloud.parameterType',
    default: 'float',
  }),
  unit: text({ max: 16 }),
};

// covers V-179, V-180, V-181, V-182, V-183, VE-163
/** Something devices of a product can be told to do, with what it takes and answers (proposed fields B). */
export const deviceService = defineResource({
  name: 'cloud/device-service',
  api: library('service'),
  fields: {
    identifier: text({ required: true, max: 32, unique: true }),
    name: text({ required: true, max: 60 }),
    productId: reference('cloud/device-product', { required: true }),
    callType: enumeration(['sync', 'async'], { required: true, default: 'sync' }),
    inputParams: rows(
      {
        ...parameter,
        min: number({ min: -999_999_999, max: 999_999_999, decimals: 4 }),
        max: number({ min: -999_999_999, max: 999_999_999, decimals: 4, notBelow: 'min' }),
        required: boolean(),
      },
      { max: 50 },
    ),
    outputParams: rows(parameter, { max: 50 }),
    description: text({ multiline: true, max: 500 }),
  },
  list: {
    columns: ['identifier', 'name', 'productId', 'callType', 'description'],
    filters: ['identifier', 'name', 'productId'],
  },
  form: [
    section('basic', ['identifier', 'name', 'productId', 'callType', 'description']),
    section('parameters', ['inputParams', 'outputParams']),
  ],
});
export type DeviceService = RecordOf<typeof deviceService>;
