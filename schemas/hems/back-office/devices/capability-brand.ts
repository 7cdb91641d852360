import { boolean, defineResource, text, type RecordOf } from '@/dsl';
import { hems } from '../../../services';

/** Which brands can do something; on the page of the capability (spec 02 §7). */
export const capabilityBrand = defineResource({
  name: 'hems/capability-brand',
  api: hems('brand', {
    page: { call: 'POST listCapabilityBrand', pages: false, names: { capabilityId: 'capabilityId' } },
    sort: false,
  }),
  fields: { name: text({ readOnly: true, max: 60 }), checked: boolean({ readOnly: true, aliases: ['selected'] }) },
  list: { columns: ['name', 'checked'], filters: ['name', 'checked'], open: false },
});
export type CapabilityBrand = RecordOf<typeof capabilityBrand>;
