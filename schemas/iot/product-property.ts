import { dateTime, defineResource, reference, section, type RecordOf } from '@/dsl';
import { attributeFields, attributeSections } from './parts/deviceAttribute';
import { iot } from '../services';

// covers VE-222
/** An attribute of one product, with its place on the wire of the device (spec 03 §3, §5). */
export const productProperty = defineResource({
  name: 'iot/product-property',
  api: iot('productProperty', {
    page: 'GET page',
    options: 'GET list',
    detail: 'GET detail',
    create: 'POST create',
    edit: 'POST edit',
    delete: 'POST delete',
    import: 'POST import',
    importConfirm: 'GET /iot/v3/web/protocol/confirmImport',
    template: 'GET /iot/v3/web/protocol/downloadTemplate',
  }),
  recordTitleEn: 'nameEn',
  fields: {
    productId: reference('iot/product', { required: true, fixed: true, aliases: ['product'] }),
    ...attributeFields,
    updateTime: dateTime({ readOnly: true }),
  },
  list: {
    columns: [
      'code',
      'name',
      'productId',
      'valueType',
      'rwType',
      'dataType',
      'unit',
      'functionCode',
      'registerAddress',
      { field: 'source', hidden: true },
      'updateTime',
    ],
    filters: ['productId', 'code', 'name', 'valueType', 'rwType', 'dataType'],
    search: { param: 'keyword', in: ['code', 'name'] },
  },
  form: [section('basic', ['productId']), ...attributeSections],
  import: { maxRows: 2000 },
});
export type ProductProperty = RecordOf<typeof productProperty>;
