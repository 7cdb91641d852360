import { dateTime, defineResource, text, type RecordOf } from '@/dsl';
import { metering } from '../services';

export const alert = defineResource({
  name: 'metering/alert',
  api: metering('alerts', { page: 'GET .', sort: false }),
  fields: {
    name: text({ readOnly: true }),
    raised_at: dateTime({ readOnly: true }),
  },
});
export type Alert = RecordOf<typeof alert>;
