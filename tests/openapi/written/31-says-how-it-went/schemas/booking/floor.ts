import { defineResource, text, type RecordOf } from '@/dsl';
import { booking } from '../services';

export const floor = defineResource({
  name: 'booking/floor',
  api: booking('floors', { id: { name: 'id', wireAs: 'number' }, page: { call: 'GET .', shape: { list: 'data' }, pages: false }, sort: false }),
  fields: {
    name: text({ readOnly: true }),
  },
});
export type Floor = RecordOf<typeof floor>;
