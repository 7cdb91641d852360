import { boolean, defineResource, reference, text, type RecordOf } from '@/dsl';
import { access } from '../services';

export const role = defineResource({
  name: 'access/role',
  api: access('realms/{realmId}/clients/{clientUuid}/roles', {
    page: { call: 'GET .', pages: false },
    detail: 'GET {id}',
    create: 'POST .',
    edit: 'PUT {id}',
    delete: 'DELETE {id}',
    sort: false,
  }),
  fields: {
    clientUuid: reference('access/client', { required: true, fixed: true }),
    name: text(),
    composite: boolean(),
    realm: text({ readOnly: true }),
  },
  list: { of: 'clientUuid' },
  actions: {
    lock: { on: 'row', call: 'POST {id}/lock', confirm: true },
  },
});
export type Role = RecordOf<typeof role>;
