import { defineResource, number, text, type RecordOf } from '@/dsl';
import { metering } from '../services';

export const meter = defineResource({
  name: 'metering/meter',
  api: metering('meters', { page: 'GET .', detail: 'GET {id}', create: 'POST .', edit: 'PUT {id}', delete: 'DELETE {id}', sort: false }),
  fields: {
    name: text({ required: true }),
    power: number({ decimals: 6, unit: 'kW' }),
  },
});
export type Meter = RecordOf<typeof meter>;
