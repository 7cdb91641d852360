import { currency, defineResource, text, timeZone, type RecordOf } from '@/dsl';
import { site } from '../services';

export const siteResource = defineResource({
  name: 'site/site',
  api: site('sites', { id: { name: 'id', wireAs: 'number' }, page: { call: 'GET .', pages: false }, sort: false }),
  fields: {
    name: text({ readOnly: true }),
    timezone: timeZone({ readOnly: true }),
    currency: currency({ readOnly: true }),
  },
});
export type Site = RecordOf<typeof siteResource>;
