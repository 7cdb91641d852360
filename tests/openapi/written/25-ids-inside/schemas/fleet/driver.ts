import { defineResource, text, type RecordOf } from '@/dsl';
import { fleet } from '../services';

export const driver = defineResource({
  name: 'fleet/driver',
  api: fleet('drivers', { id: { name: 'id', wireAs: 'number' }, page: { call: 'GET .', pages: false }, sort: false }),
  fields: {
    name: text({ readOnly: true }),
  },
});
export type Driver = RecordOf<typeof driver>;
