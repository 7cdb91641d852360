import { defineResource, text, type RecordOf } from '@/dsl';
import { tenant } from '../services';

export const device = defineResource({
  name: 'tenant/device',
  api: tenant('devices', { page: 'GET .', sort: false }),
  fields: {
    name: text({ readOnly: true }),
    label: text({ readOnly: true }),
  },
  list: { search: { param: 'textSearch', in: ['name'] } },
});
export type Device = RecordOf<typeof device>;
