import { dateTime, defineResource, reference, text, type RecordOf } from '@/dsl';
import { library } from '../parts/library';

// covers V-164, V-165, V-166, V-167, V-168, VE-160
/** A model a brand sells (spec 03 §3, Model). */
export const deviceModel = defineResource({
  name: 'cloud/device-model',
  api: library('model'),
  fields: {
    name: text({ required: true, max: 60, aliases: ['model', 'modelName'] }),
    brandId: reference('cloud/device-brand', { required: true, aliases: ['brand'] }),
    updateTime: dateTime({ readOnly: true }),
  },
  list: { filters: ['name', 'brandId'] },
});
export type DeviceModel = RecordOf<typeof deviceModel>;
