import { defineResource, text, type RecordOf } from '@/dsl';
import { sys } from '../services';

export const depart = defineResource({
  name: 'sys/depart',
  api: sys('depart', { page: 'GET list', sort: false }),
  recordTitle: 'departName',
  fields: {
    departName: text({ readOnly: true }),
  },
});
export type Depart = RecordOf<typeof depart>;
