import { defineResource, text, type RecordOf } from '@/dsl';
import { vppPlants } from '../../services';

// covers V-107
/** Names of resources, for filters of plans. Only ever picked. */
export const resourceName = defineResource({
  name: 'vpp/resource-name',
  api: vppPlants('resource', { options: 'POST name/list' }),
  fields: { name: text({ readOnly: true, aliases: ['resourceName'] }) },
});
export type ResourceName = RecordOf<typeof resourceName>;
