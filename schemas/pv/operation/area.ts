import { defineResource, text, treeReference, type RecordOf } from '@/dsl';
import { pvOperations } from '../../services';

// covers V-572
/** Regions PV stations stand in. Only ever picked (spec 03 §7, PV operations). */
export const area = defineResource({
  name: 'pv/area',
  api: pvOperations('station/common/area', { id: 'code', tree: 'POST tree' }),
  fields: {
    parentId: treeReference('pv/area', { readOnly: true, wire: 'parentCode', textFrom: 'parentName' }),
    name: text({ readOnly: true, aliases: ['areaName', 'label'] }),
  },
  tree: { parent: 'parentId' },
});
export type PvArea = RecordOf<typeof area>;
