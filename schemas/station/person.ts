import { defineResource, text, type RecordOf } from '@/dsl';
import { smp } from '../services';

/** Users who can be given a project role (spec 03 §7, user/list). Only ever picked. */
export const person = defineResource({
  name: 'station/person',
  api: smp('user', { options: 'POST list' }),
  fields: { name: text({ readOnly: true, aliases: ['userName'] }) },
});
export type Person = RecordOf<typeof person>;
