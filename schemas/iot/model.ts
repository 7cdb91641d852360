import { dateTime, defineResource, reference, text, type RecordOf } from '@/dsl';
import { iot } from '../services';

// covers VE-068, VE-069
/** A model a brand sells (spec 03 §3). */
export const model = defineResource({
  name: 'iot/model',
  api: iot('model', {
    page: 'GET page',
    options: 'GET list',
    detail: 'GET detail',
    create: 'POST create',
    edit: 'POST edit',
    delete: 'POST delete',
  }),
  fields: {
    name: text({ required: true, max: 60, aliases: ['model', 'modelName'] }),
    brandId: reference('iot/brand', { required: true, aliases: ['brand'] }),
    updateTime: dateTime({ readOnly: true }),
  },
  list: { filters: ['name', 'brandId'] },
});
export type Model = RecordOf<typeof model>;
