import { defineResource, text, type RecordOf } from '@/dsl';
import { forge } from '../services';

export const adminTeam = defineResource({
  name: 'forge/admin-team',
  api: forge('admin/teams', { id: { name: 'id', wireAs: 'number' }, page: 'GET .', sort: false }),
  fields: {
    name: text({ readOnly: true }),
  },
});
export type AdminTeam = RecordOf<typeof adminTeam>;
