import { defineResource, number, text, type RecordOf } from '@/dsl';
import { billing } from '../services';

export const tax = defineResource({
  name: 'billing/tax',
  api: billing('taxes', {
    id: 'code',
    page: 'GET .',
    detail: { call: 'GET {code}', at: 'tax' },
    create: { call: 'POST .', wrap: 'tax', at: 'tax' },
    edit: { call: 'PUT {code}', wrap: 'tax' },
    delete: 'DELETE {code}',
    sort: false,
  }),
  fields: {
    code: text({ required: true, fixed: true }),
    name: text({ required: true }),
    rate: number({ decimals: 6 }),
  },
});
export type Tax = RecordOf<typeof tax>;
