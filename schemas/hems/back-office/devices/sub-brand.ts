import { defineResource, text, type RecordOf } from '@/dsl';
import { hems } from '../../../services';

/** A brand below another; on the page of that one (spec 02 §7). */
export const subBrand = defineResource({
  name: 'hems/sub-brand',
  api: hems('brand', { page: { call: 'POST brandSubBox', pages: false }, sort: false }),
  fields: { name: text({ readOnly: true, max: 60, aliases: ['desc', 'label'] }) },
  list: { columns: ['name'], open: false },
});
export type SubBrand = RecordOf<typeof subBrand>;
