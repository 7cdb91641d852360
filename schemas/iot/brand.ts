import { dateTime, defineResource, text, type RecordOf } from '@/dsl';
import { iot } from '../services';

// covers VE-066, VE-067
/** Who makes devices; its models hang below it in the tree call (spec 03 §3). */
export const brand = defineResource({
  name: 'iot/brand',
  api: iot('brand', {
    page: 'GET page',
    options: 'GET list',
    detail: 'GET detail',
    create: 'POST create',
    edit: 'POST edit',
    delete: 'POST delete',
  }),
  fields: {
    name: text({ required: true, max: 60, unique: true, aliases: ['brand', 'brandName'] }),
    manufacturer: text({ max: 120 }),
    updateTime: dateTime({ readOnly: true }),
  },
  list: {
    filters: ['name', 'manufacturer'],
    inline: ['manufacturer'],
    search: { param: 'keyword', in: ['name', 'manufacturer'] },
  },
});
export type Brand = RecordOf<typeof brand>;
