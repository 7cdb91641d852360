import { defineResource, number, reference, text, type RecordOf } from '@/dsl';
import { hosting } from '../services';

export const service = defineResource({
  name: 'hosting/service',
  api: hosting('organizations/{organization}/projects/{project}/environments/{environmentId}/services', { page: { call: 'GET .', pages: false }, create: 'POST .', delete: 'DELETE {id}', sort: false }),
  fields: {
    environmentId: reference('hosting/environment', { required: true, fixed: true }),
    name: text({ required: true }),
    cpu: number({ readOnly: true }),
  },
  list: { of: 'environmentId' },
});
export type Service = RecordOf<typeof service>;
