import { date, defineResource, enumeration, reference, text, type RecordOf } from '@/dsl';
import { hems } from '../../services';

/**
 * Something that happened to the market on a day (proposed fields H); a part of the market report, which records it.
 */
// covers HE-361, H-304, H-305
export const marketOperation = defineResource({
  name: 'hems/market-operation',
  api: hems('operations', { page: { call: 'GET detail', pages: false }, create: 'POST add', sort: false }),
  recordTitle: 'title',
  fields: {
    date: date({ required: true, future: true }),
    marketAreaId: reference('hems/market-area', { required: true }),
    eventType: enumeration(['outage', 'grid', 'weather', 'policy', 'price', 'system', 'other'], { required: true }),
    title: text({ required: true, max: 100 }),
    content: text({ required: true, multiline: true, max: 2000 }),
    impact: enumeration(['high', 'medium', 'low']),
    recorder: text({ readOnly: true }),
  },
  list: {
    columns: ['marketAreaId', 'eventType', 'title', { field: 'content', width: 360 }, 'impact', 'recorder'],
    filters: ['date'],
    open: false,
  },
  standard: { create: { permission: 'record' } },
});
export type MarketOperation = RecordOf<typeof marketOperation>;
