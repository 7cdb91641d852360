import { codes, dateTime, defineResource, tags, text, type RecordOf } from '@/dsl';
import { plan } from '../services';

export const planResource = defineResource({
  name: 'plan/plan',
  api: plan('plans', { page: { call: 'GET .', pages: false }, create: 'POST .', sort: false }),
  fields: {
    name: text(),
    days: codes(['mon', 'tue', 'wed']),
    labels: tags({ max: 100, maxLength: 255 }),
    since: dateTime({ future: true }),
  },
});
export type Plan = RecordOf<typeof planResource>;
