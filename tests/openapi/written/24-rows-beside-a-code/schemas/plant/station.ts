import { defineResource, enumeration, number, text, type RecordOf } from '@/dsl';
import { plant } from '../services';

export const station = defineResource({
  name: 'plant/station',
  api: plant('station', {
    id: { name: 'stationId', wireAs: 'number' },
    page: 'GET list',
    detail: 'GET {stationId}',
    edit: 'PUT .',
    deleteMany: 'DELETE {ids}',
    delete: { call: 'DELETE {ids}', idName: 'ids' },
    sort: { field: 'orderByColumn', order: 'isAsc' },
  }),
  recordTitle: 'stationName',
  fields: {
    stationName: text({ required: true, max: 30 }),
    capacity: number({ decimals: 2, unit: 'kWp' }),
    status: enumeration(['0', '1']),
  },
  list: { filters: ['stationName'] },
});
export type Station = RecordOf<typeof station>;
