import { defineResource, reference, text, type RecordOf } from '@/dsl';
import { booking } from '../services';

export const desk = defineResource({
  name: 'booking/desk',
  api: booking('desks', {
    id: { name: 'id', wireAs: 'number' },
    page: { call: 'GET .', shape: { list: 'data' }, pages: false },
    detail: { call: 'GET {id}', at: 'data' },
    create: { call: 'POST .', at: 'data' },
    delete: 'DELETE {id}',
    sort: false,
  }),
  fields: {
    name: text({ required: true }),
    floorId: reference('booking/floor', { wireAs: 'number' }),
  },
});
export type Desk = RecordOf<typeof desk>;
