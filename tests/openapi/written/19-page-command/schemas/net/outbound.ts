import { defineResource, text, type RecordOf } from '@/dsl';
import { net } from '../services';

export const outbound = defineResource({
  name: 'net/outbound',
  api: net('outbounds', { id: { name: 'id', wireAs: 'number' }, page: { call: 'GET .', pages: false }, create: 'POST .', sort: false }),
  fields: {
    name: text({ required: true, max: 60 }),
  },
  actions: {
    scan: { on: 'page', call: 'POST scan', confirm: true },
  },
});
export type Outbound = RecordOf<typeof outbound>;
