import { defineResource, reference, text, type RecordOf } from '@/dsl';
import { access } from '../services';

export const project = defineResource({
  name: 'access/project',
  api: access('realms/{realm}/projects', {
    page: { call: 'GET .', pages: false },
    detail: 'GET /access/projects/{id}',
    create: 'POST .',
    edit: 'PUT /access/projects/{id}',
    delete: 'DELETE /access/projects/{id}',
    sort: false,
  }),
  fields: {
    realm: reference('access/realm', { required: true, fixed: true }),
    name: text(),
  },
  list: { of: 'realm' },
  actions: {
    archive: { on: 'row', call: 'POST /access/projects/{id}/archive', confirm: true },
  },
});
export type Project = RecordOf<typeof project>;
