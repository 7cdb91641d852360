import { dateTime, defineResource, number, reference, section, type RecordOf } from '@/dsl';
import { attributeFields, attributeSections } from './parts/deviceAttribute';
import { iot } from '../services';

// covers VE-223
/** An attribute that every model of a product type should have (spec 03 §2). */
export const propertyStandard = defineResource({
  name: 'iot/property-standard',
  api: iot('propertyStandard', {
    page: 'GET page',
    detail: 'GET detail',
    create: 'POST create',
    edit: 'POST edit',
    delete: 'POST delete',
  }),
  recordTitleEn: 'nameEn',
  fields: {
    productTypeId: reference('iot/product-type', { required: true, aliases: ['productType'] }),
    ...attributeFields,
    sort: number({ min: 0, max: 999 }),
    updateTime: dateTime({ readOnly: true }),
  },
  list: {
    columns: ['code', 'name', 'productTypeId', 'valueType', 'rwType', 'dataType', 'unit', 'sort', 'updateTime'],
    filters: ['productTypeId', 'code', 'name', 'valueType'],
    inline: ['sort'],
    bulk: ['productTypeId'],
  },
  form: [section('basic', ['productTypeId', 'sort']), ...attributeSections],
});
export type PropertyStandard = RecordOf<typeof propertyStandard>;
