import { dateTime, defineResource, reference, section, type RecordOf } from '@/dsl';
import { alarmSettings, attributeFields, attributeSections } from '../../iot/parts/deviceAttribute';
import { library } from '../parts/library';

// covers V-174, V-175, V-176, V-177, V-178, V-190, V-191, V-192, VE-162
/**
 * An attribute of a product of the energy cloud; a sheet of them is stored at once and its result can be had as a file
 * (spec 03 §3, §5).
 */
export const deviceProperty = defineResource({
  name: 'cloud/device-property',
  api: library('property', {
    import: 'POST /iemscloud/device/web/manage/device/property/import',
    template: 'POST /iemscloud/device/web/manage/device/property/template/export',
    importResult: 'POST /iemscloud/device/web/manage/device/property/result/export',
  }),
  recordTitleEn: 'nameEn',
  fields: {
    productId: reference('cloud/device-product', { required: true, fixed: true, aliases: ['product'] }),
    ...attributeFields,
    alarmSettings: alarmSettings('cloud/alarm-grade'),
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
  },
  form: [section('basic', ['productId']), ...attributeSections],
  import: { maxRows: 2000 },
});
export type DeviceProperty = RecordOf<typeof deviceProperty>;
