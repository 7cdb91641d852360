import { defineResource, text, treeReference, type RecordOf } from '@/dsl';
import { commonAccount } from '../../services';

// covers V-222
/**
 * People who may look after a station: users of its organization and of those above. Only ever picked (spec 03 §7,
 * station).
 */
export const manager = defineResource({
  name: 'cloud/manager',
  api: commonAccount('user', { options: 'POST listByOrgIdUp' }),
  fields: {
    orgId: treeReference('cloud/organization', { readOnly: true, textFrom: 'orgName' }),
    name: text({ readOnly: true, aliases: ['userName'] }),
  },
});
export type CloudManager = RecordOf<typeof manager>;
