import { defineResource, reference, text, type RecordOf } from '@/dsl';
import { hosting } from '../services';

export const project = defineResource({
  name: 'hosting/project',
  api: hosting('organizations/{organizationId}/projects', { page: { call: 'GET .', pages: false }, detail: 'GET {id}', sort: false }),
  fields: {
    organizationId: reference('hosting/organization', { readOnly: true }),
    name: text({ readOnly: true }),
  },
  list: { of: 'organizationId' },
});
export type Project = RecordOf<typeof project>;
