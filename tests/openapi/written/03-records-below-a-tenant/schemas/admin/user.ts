import { boolean, defineResource, reference, text, type RecordOf } from '@/dsl';
import { admin } from '../services';

export const user = defineResource({
  name: 'admin/user',
  api: admin('tenants/{tenant}/users', { page: 'GET .', detail: 'GET {id}', create: 'POST .', edit: 'PUT {id}', delete: 'DELETE {id}', sort: false }),
  recordTitle: 'username',
  fields: {
    tenant: reference('admin/tenant', { required: true, fixed: true }),
    username: text(),
    enabled: boolean(),
  },
  list: { of: 'tenant', search: { param: 'search', in: ['username'] } },
});
export type User = RecordOf<typeof user>;
