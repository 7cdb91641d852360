import { boolean, defineResource, password, text, type RecordOf } from '@/dsl';
import { plant } from '../services';

export const station = defineResource({
  name: 'plant/station',
  api: plant('station', { page: 'GET page', sort: false }),
  recordTitle: 'stationName',
  fields: {
    stationName: text({ readOnly: true }),
    isOnline: boolean({ readOnly: true, wireAs: 'number' }),
    adminPassword: password({ readOnly: true, internal: true }),
  },
});
export type Station = RecordOf<typeof station>;
