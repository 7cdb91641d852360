import { country, date, defineResource, text, type RecordOf } from '@/dsl';
import { hems } from '../../services';

/** A home that has no controller yet: one may still be assigned to it (spec 02 §7). */
export const freeHome = defineResource({
  name: 'hems/free-home',
  api: hems('controller', {
    id: 'stationId',
    read: ({ stationId, id, homeId, ...row }) => ({ ...row, stationId: stationId ?? id ?? homeId }),
    page: 'POST assignHomeList',
    sort: false,
  }),
  fields: {
    stationId: text({ readOnly: true }),
    name: text({ readOnly: true, max: 60 }),
    cusUserEmail: text({ readOnly: true, max: 255 }),
    countryCode: country({ readOnly: true }),
    postalCode: text({ readOnly: true, max: 12 }),
    city: text({ readOnly: true, max: 60 }),
    createDate: date({ readOnly: true }),
  },
  list: {
    search: { param: 'keyword', in: ['stationId', 'name', 'cusUserEmail'] },
    filters: ['countryCode'],
    columns: ['stationId', 'name', 'cusUserEmail', 'countryCode', 'postalCode', 'city', 'createDate'],
  },
});
export type FreeHome = RecordOf<typeof freeHome>;
