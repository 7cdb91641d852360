import { defineResource, enumeration, text, type RecordOf } from '@/dsl';
import { hems } from '../../services';

// covers HE-350
/** What system users may do; here it is only chosen (spec 02 §7). */
export const systemRole = defineResource({
  name: 'hems/system-role',
  api: hems('sysRole', { page: { call: 'POST list', pages: false }, sort: false }),
  fields: {
    name: text({ readOnly: true, max: 60 }),
    userType: enumeration(['platform', 'tenant', 'installer'], { readOnly: true }),
    description: text({ readOnly: true, max: 255 }),
  },
});
export type SystemRole = RecordOf<typeof systemRole>;
