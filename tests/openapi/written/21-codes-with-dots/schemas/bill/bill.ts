import { defineResource, enumeration, text, type RecordOf } from '@/dsl';
import { bill } from '../services';

export const billResource = defineResource({
  name: 'bill/bill',
  api: bill('bills', { id: { name: 'id', wireAs: 'number' }, page: { call: 'GET .', pages: false }, sort: false }),
  fields: {
    name: text({ readOnly: true }),
    state: enumeration(['state.draft', 'state.sent'], { readOnly: true }),
    title: enumeration(['Mr.', 'Mrs.'], { readOnly: true }),
  },
});
export type Bill = RecordOf<typeof billResource>;
