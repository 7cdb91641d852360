import { boolean, dateTime, defineResource, reference, type RecordOf } from '@/dsl';
import { chargepoints } from '../services';

export const session = defineResource({
  name: 'chargepoints/session',
  api: chargepoints('sessions', { id: { name: 'id', wireAs: 'number' }, page: 'GET .', detail: { call: 'GET {id}', at: 'session' }, sort: false }),
  fields: {
    pointCode: reference('chargepoints/point', { readOnly: true }),
    running: boolean({ readOnly: true }),
    startedAt: dateTime({ readOnly: true }),
  },
  list: { filters: ['pointCode'] },
});
export type Session = RecordOf<typeof session>;
