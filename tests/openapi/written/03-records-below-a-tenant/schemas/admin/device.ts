import { defineResource, reference, text, type RecordOf } from '@/dsl';
import { admin } from '../services';

export const device = defineResource({
  name: 'admin/device',
  api: admin('tenants/{tenant}/devices', {
    page: { call: 'GET .', names: { pageNum: 'page', pageSize: 'size' }, shape: { list: 'items', total: 'total' }, offset: false },
    sort: false,
  }),
  fields: {
    tenant: reference('admin/tenant', { readOnly: true }),
    name: text({ readOnly: true }),
  },
  list: { of: 'tenant' },
});
export type Device = RecordOf<typeof device>;
