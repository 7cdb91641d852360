import { dateTime, defineResource, text, type RecordOf } from '@/dsl';
import { library } from '../parts/library';

// covers V-159, V-160, V-161, V-162, V-163, VE-159
/** Who makes devices of the energy cloud (spec 03 §3, Brand). */
export const deviceBrand = defineResource({
  name: 'cloud/device-brand',
  api: library('brand'),
  fields: {
    name: text({ required: true, max: 60, unique: true, aliases: ['brand', 'brandName'] }),
    manufacturer: text({ max: 120 }),
    updateTime: dateTime({ readOnly: true }),
  },
  list: { filters: ['name', 'manufacturer'], inline: ['manufacturer'] },
});
export type DeviceBrand = RecordOf<typeof deviceBrand>;
