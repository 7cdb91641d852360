import { defineResource, text, type RecordOf } from '@/dsl';
import { forge } from '../services';

export const team = defineResource({
  name: 'forge/team',
  api: forge('teams', { id: { name: 'id', wireAs: 'number' }, page: 'GET .', create: 'POST .', sort: false }),
  fields: {
    name: text(),
  },
});
export type Team = RecordOf<typeof team>;
