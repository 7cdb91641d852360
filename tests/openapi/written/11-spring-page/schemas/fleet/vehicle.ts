import { defineResource, text, type RecordOf } from '@/dsl';
import { fleet } from '../services';

export const vehicle = defineResource({
  name: 'fleet/vehicle',
  api: fleet('vehicles', { id: { name: 'id', wireAs: 'number' }, page: 'GET .', sort: { field: 'sort', order: ',' } }),
  fields: {
    plate: text({ readOnly: true }),
  },
  list: { filters: ['plate'] },
});
export type Vehicle = RecordOf<typeof vehicle>;
