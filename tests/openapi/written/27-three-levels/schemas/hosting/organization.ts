import { defineResource, text, type RecordOf } from '@/dsl';
import { hosting } from '../services';

export const organization = defineResource({
  name: 'hosting/organization',
  api: hosting('organizations', { page: { call: 'GET .', pages: false }, sort: false }),
  fields: {
    name: text({ readOnly: true }),
  },
});
export type Organization = RecordOf<typeof organization>;
