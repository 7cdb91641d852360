import { defineResource, type RecordOf } from '@/dsl';
import { hems } from '../../../services';
import { capabilityItem, itemColumns } from '../../parts/capabilityItem';

/** What devices of a brand can do; on the page of the brand (spec 02 §7). */
export const brandCapability = defineResource({
  name: 'hems/brand-capability',
  api: hems('brand', { page: { call: 'POST listCapabilityConfig', pages: false }, sort: false }),
  recordTitleEn: 'nameEn',
  fields: capabilityItem,
  list: { columns: itemColumns, open: false },
});
export type BrandCapability = RecordOf<typeof brandCapability>;
