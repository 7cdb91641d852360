import { defineResource, text, type RecordOf } from '@/dsl';
import { fleet } from '../services';

export const vehicle = defineResource({
  name: 'fleet/vehicle',
  api: fleet('vehicles', { id: { name: 'id', wireAs: 'number' }, page: 'GET .', sort: false }),
  fields: {
    plate: text({ readOnly: true }),
  },
});
export type Vehicle = RecordOf<typeof vehicle>;
