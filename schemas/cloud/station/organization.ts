import { defineResource, text, treeReference, type RecordOf } from '@/dsl';
import { commonAccount } from '../../services';

// covers V-221, F-029
/**
 * Organizations stations of the energy cloud belong to, by their names. Only ever picked (spec 01 §7; spec 03 §7,
 * station). A cloud without the call for names has the tree they are kept in.
 */
export const organization = defineResource({
  name: 'cloud/organization',
  api: commonAccount('org/name', {
    tree: { call: 'POST tree', optional: 'GET /account/v3/web/org/tree' },
  }),
  recordTitleEn: 'nameEn',
  fields: {
    parentId: treeReference('cloud/organization', { readOnly: true, textFrom: 'parentName' }),
    name: text({ readOnly: true, aliases: ['orgName', 'label'] }),
    nameEn: text({ readOnly: true }),
  },
  tree: { parent: 'parentId' },
});
export type CloudOrganization = RecordOf<typeof organization>;
