import { defineResource, text, type RecordOf } from '@/dsl';
import { admin } from '../services';

export const tenant = defineResource({
  name: 'admin/tenant',
  api: admin('tenants', { page: { call: 'GET .', pages: false }, sort: false }),
  fields: {
    name: text({ readOnly: true }),
  },
});
export type Tenant = RecordOf<typeof tenant>;
