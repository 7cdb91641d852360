import { defineResource, text, type RecordOf } from '@/dsl';
import { flex } from '../services';

export const sensor = defineResource({
  name: 'flex/sensor',
  api: flex('sensors', { id: { name: 'id', wireAs: 'number' }, page: 'GET .', sort: false }),
  fields: {
    name: text({ readOnly: true }),
    unit: text({ readOnly: true }),
  },
});
export type Sensor = RecordOf<typeof sensor>;
