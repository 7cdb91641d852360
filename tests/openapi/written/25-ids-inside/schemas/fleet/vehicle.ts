import { dateTime, defineResource, enumeration, reference, text, type RecordOf } from '@/dsl';
import { fleet } from '../services';

export const vehicle = defineResource({
  name: 'fleet/vehicle',
  api: fleet('vehicles', {
    id: { name: 'id', wireAs: 'number' },
    page: 'GET .',
    create: 'POST .',
    edit: 'PUT {id}',
    sort: { field: 'sort_by', order: 'sort_dir' },
    read: (row) => ({ ...row, driver_id: row.driver_id ?? Reflect.get({ ...(row.driver ?? {}) }, 'id') }),
  }),
  fields: {
    plate: text({ required: true, max: 16 }),
    driver_id: reference('fleet/driver', { wireAs: 'number' }),
    object: enumeration(['vehicle'], { readOnly: true, internal: true }),
    state: enumeration(['STATE_UNSPECIFIED', 'STATE_ACTIVE', 'STATE_OFFLINE'], { readOnly: true, sortable: false }),
    created_at: dateTime({ readOnly: true }),
  },
});
export type Vehicle = RecordOf<typeof vehicle>;
