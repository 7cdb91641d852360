import { date, defineResource, enumeration, reference, text, type RecordOf } from '@/dsl';
import { hems } from '../services';

/** Something that happened to the market on a day (proposed fields H); a form of the market report. */
// covers HE-361
export const marketOperation = defineResource({
  name: 'hems/market-operation',
  api: hems('operations', {}),
  recordTitle: 'title',
  fields: {
    date: date({ required: true, future: true, default: 'today' }),
    marketAreaId: reference('hems/market-area', { required: true }),
    eventType: enumeration(['outage', 'grid', 'weather', 'policy', 'price', 'system', 'other'], { required: true }),
    title: text({ required: true, max: 100 }),
    content: text({ required: true, multiline: true, max: 2000 }),
    impact: enumeration(['high', 'medium', 'low']),
    recorder: text({ readOnly: true }),
  },
});
export type MarketOperation = RecordOf<typeof marketOperation>;
