import { boolean, country, defineResource, text, type RecordOf } from '@/dsl';
import { hems } from '../../services';

/** An app user to be bound to a lead (spec 02 §7). */
export const leadCustomer = defineResource({
  name: 'hems/lead-customer',
  api: hems('leads', { id: 'cusUserId', page: { call: 'POST cusUsers', pages: false }, sort: false }),
  recordTitle: 'email',
  fields: {
    cusUserId: text({ readOnly: true }),
    email: text({ readOnly: true, max: 255, aliases: ['cusUserEmail'] }),
    countryCode: country({ readOnly: true }),
    bound: boolean({ readOnly: true }),
  },
});
export type LeadCustomer = RecordOf<typeof leadCustomer>;
