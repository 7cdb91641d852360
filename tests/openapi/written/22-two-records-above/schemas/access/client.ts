import { defineResource, reference, text, type RecordOf } from '@/dsl';
import { access } from '../services';

export const client = defineResource({
  name: 'access/client',
  api: access('realms/{realm}/clients', { page: { call: 'GET .', pages: false }, detail: 'GET {id}', create: 'POST .', delete: 'DELETE {id}', sort: false }),
  fields: {
    realm: reference('access/realm', { required: true, fixed: true }),
    name: text(),
  },
  list: { of: 'realm' },
});
export type Client = RecordOf<typeof client>;
