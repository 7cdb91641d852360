import { defineResource, text, type RecordOf } from '@/dsl';
import { energyHub } from '../services';

export const user = defineResource({
  name: 'energy-hub/user',
  api: energyHub('users', { id: { name: 'id', wireAs: 'number' }, page: { call: 'GET .', pages: false }, sort: false }),
  recordTitle: 'email',
  fields: {
    email: text({ readOnly: true }),
  },
});
export type User = RecordOf<typeof user>;
