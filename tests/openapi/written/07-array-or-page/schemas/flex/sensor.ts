import { defineResource, text, type RecordOf } from '@/dsl';
import { flex } from '../services';

export const sensor = defineResource({
  name: 'flex/sensor',
  api: flex('sensors', { page: 'GET .', sort: false }),
  fields: {
    name: text({ readOnly: true }),
    unit: text({ readOnly: true }),
  },
});
export type Sensor = RecordOf<typeof sensor>;
