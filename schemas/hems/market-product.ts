import { defineResource, reference, text, type RecordOf } from '@/dsl';
import { hems } from '../services';

/** A tariff a retailer sells; here it is only chosen (spec 02 §7). */
export const marketProduct = defineResource({
  name: 'hems/market-product',
  api: hems('marketProduct', { page: { call: 'POST list', pages: false }, sort: false }),
  recordTitleEn: 'nameEn',
  fields: {
    name: text({ readOnly: true, max: 60 }),
    nameEn: text({ readOnly: true, max: 120 }),
    retailerId: reference('hems/retailer', { readOnly: true }),
  },
});
export type MarketProduct = RecordOf<typeof marketProduct>;
