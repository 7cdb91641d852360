import { defineResource, reference, text, type RecordOf } from '@/dsl';
import { hosting } from '../services';

export const environment = defineResource({
  name: 'hosting/environment',
  api: hosting('organizations/{organization}/projects/{projectId}/environments', { page: { call: 'GET .', pages: false }, detail: 'GET {id}', sort: false }),
  fields: {
    projectId: reference('hosting/project', { readOnly: true }),
    name: text({ readOnly: true }),
  },
  list: { of: 'projectId' },
});
export type Environment = RecordOf<typeof environment>;
