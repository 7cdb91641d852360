import { country, defineResource, text, type RecordOf } from '@/dsl';
import { hems } from '../services';

/** A bidding zone of the power market; here it is only chosen, among the published ones (spec 02 §7). */
export const marketArea = defineResource({
  name: 'hems/market-area',
  api: hems('marketArea', { page: { call: 'POST list', pages: false }, sort: false }),
  fields: {
    name: text({ readOnly: true, max: 60 }),
    code: text({ readOnly: true, max: 12 }),
    countryCode: country({ readOnly: true }),
    timeZone: text({ readOnly: true, max: 60 }),
  },
});
export type MarketArea = RecordOf<typeof marketArea>;
