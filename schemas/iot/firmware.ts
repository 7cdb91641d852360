import { dateTime, defineResource, download, file, range, reference, text, type RecordOf } from '@/dsl';
import { iot } from '../services';

// covers VE-070..VE-074, VR-056..VR-058, VR-084
/** An upgrade package of a product (spec 03 §3); lists reach over one year at most (§5). */
export const firmware = defineResource({
  name: 'iot/firmware',
  api: iot('firmware', {
    page: 'GET page',
    options: 'GET list',
    detail: 'GET detail',
    create: 'POST create',
    edit: 'POST edit',
    delete: 'POST delete',
  }),
  recordTitle: 'version',
  fields: {
    version: text({ required: true, max: 32, aliases: ['versionNumber'] }),
    productId: reference('iot/product', { required: true, aliases: ['product'] }),
    packageFile: file({
      required: true,
      accept: ['bin', 'zip', 'hex', 'img', 'tar', 'gz'],
      aliases: ['package', 'file'],
    }),
    description: text({ multiline: true, max: 500 }),
    updateTime: dateTime({ readOnly: true }),
  },
  list: {
    columns: ['version', 'productId', 'packageFile', 'description', 'updateTime'],
    filters: ['productId', 'version', range('updateTime', { params: ['beginDate', 'endDate'], maxSpan: '1 year' })],
  },
  actions: { download: download('GET download') },
});
export type Firmware = RecordOf<typeof firmware>;
