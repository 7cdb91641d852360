import { boolean, dateTime, defineResource, enumeration, image, number, text, type RecordOf } from '@/dsl';
import { account } from './parts/services';

// covers FE-108
/** An application of the cloud (spec 01 §6: Platform Level and Enterprise Level). Only ever picked, never edited. */
export const product = defineResource({
  name: 'account/product',
  api: account('product', { page: { call: 'GET list', pages: false }, options: 'GET list' }),
  recordTitle: 'name',
  recordTitleEn: 'nameEn',
  fields: {
    code: text({ readOnly: true, max: 32 }),
    name: text({ readOnly: true, max: 60 }),
    nameEn: text({ readOnly: true, max: 60 }),
    scopeLevel: enumeration(['platform', 'enterprise'], { readOnly: true }),
    icon: image({ readOnly: true, single: true }),
    sort: number({ readOnly: true, min: 0, max: 999 }),
    assigned: boolean({ readOnly: true }),
    assignTime: dateTime({ readOnly: true }),
  },
});
export type Product = RecordOf<typeof product>;
