import { defineResource, rules, text, type RecordOf } from '@/dsl';
import { audit } from '../services';

export const person = defineResource({
  name: 'audit/person',
  api: audit('people', { page: 'GET .', create: 'POST .', sort: { field: 'sort', order: '-' } }),
  fields: {
    name: text({ required: true }),
    email: text({ rule: rules.email, sortable: false }),
  },
  list: { filters: ['name'] },
});
export type Person = RecordOf<typeof person>;
