import { defineResource, text, type RecordOf } from '@/dsl';
import { hems } from '../../services';

/** A named group of homes; it is made and changed in the group selector (spec 02 §2, §7). */
export const group = defineResource({
  name: 'hems/group',
  api: hems('station', { page: { call: 'POST groups', pages: false }, sort: false }),
  recordTitle: 'desc',
  fields: { desc: text({ required: true, max: 30, aliases: ['name'] }) },
});
export type Group = RecordOf<typeof group>;
