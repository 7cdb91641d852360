import { computed, country, defineResource, enumeration, text, type RecordOf } from '@/dsl';
import { hems } from '../services';

const words = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Somebody who may become a customer, as far as a home is bound to one: a short list to choose from (spec 02 §3, §7). */
export const lead = defineResource({
  name: 'hems/lead',
  api: hems('leads', { page: { call: 'POST list', pages: false }, sort: false }),
  recordTitle: 'title',
  fields: {
    title: computed(({ customerName, leadNo }) => [words(customerName), words(leadNo)].filter(Boolean).join(' · ')),
    leadNo: text({ readOnly: true, max: 32 }),
    customerName: text({ readOnly: true, max: 60 }),
    email: text({ readOnly: true, max: 255 }),
    countryCode: country({ readOnly: true }),
    postalCode: text({ readOnly: true, max: 12 }),
    status: enumeration(['new', 'contacted', 'qualified', 'quoted', 'won', 'lost'], { readOnly: true }),
  },
});
export type Lead = RecordOf<typeof lead>;
