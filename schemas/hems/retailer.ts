import { country, defineResource, text, type RecordOf } from '@/dsl';
import { hems } from '../services';

/** A company that sells electricity; here it is only chosen (spec 02 §7). */
export const retailer = defineResource({
  name: 'hems/retailer',
  api: hems('retailer', { page: { call: 'POST list', pages: false }, sort: false }),
  fields: { name: text({ readOnly: true, max: 60 }), countryCode: country({ readOnly: true }) },
});
export type Retailer = RecordOf<typeof retailer>;
