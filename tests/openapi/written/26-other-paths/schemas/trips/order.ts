import { defineResource, text, type RecordOf } from '@/dsl';
import { trips } from '../services';

export const order = defineResource({
  name: 'trips/order',
  api: trips('Orders', {
    id: { name: 'ID', wireAs: 'number' },
    page: { call: 'GET .', fixed: { '$count': 'true' } },
    detail: 'GET /odata/v4/Orders({ID})',
    edit: 'PATCH /odata/v4/Orders({ID})',
    sort: false,
  }),
  recordTitle: 'Name',
  fields: {
    Name: text(),
  },
  actions: {
    cancel: { on: 'row', call: 'POST /odata/v4/Orders/{ID}:cancel', confirm: true },
  },
});
export type Order = RecordOf<typeof order>;
