import { defineResource, text, treeReference, type RecordOf } from '@/dsl';
import { pvOperations } from '../../services';

// covers V-574, V-575
/** Organizations PV stations and accounts belong to. Only ever picked (spec 03 §7, PV operations). */
export const organization = defineResource({
  name: 'pv/organization',
  api: pvOperations('organization', { tree: 'POST tree', options: 'POST list' }),
  fields: {
    parentId: treeReference('pv/organization', { readOnly: true, textFrom: 'parentName' }),
    name: text({ readOnly: true, aliases: ['orgName', 'label'] }),
  },
  tree: { parent: 'parentId' },
});
export type PvOrganization = RecordOf<typeof organization>;
