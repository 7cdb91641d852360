import { defineResource, text, type RecordOf } from '@/dsl';
import { access } from '../services';

export const realm = defineResource({
  name: 'access/realm',
  api: access('realms', { page: { call: 'GET .', pages: false }, sort: false }),
  fields: {
    name: text({ readOnly: true }),
  },
});
export type Realm = RecordOf<typeof realm>;
