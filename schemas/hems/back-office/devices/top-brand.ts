import { defineResource, enumeration, image, number, text, type RecordOf } from '@/dsl';
import { hems } from '../../../services';

/** The brands that stand first in the app, and those on its first page (spec 02 §7). */
export const topBrand = defineResource({
  name: 'hems/top-brand',
  api: hems('brand/top', { page: 'POST list', sort: false }),
  fields: {
    name: text({ readOnly: true, max: 60 }),
    logoUrl: image({ readOnly: true, single: true }),
    sort: number({ readOnly: true, min: 0 }),
    topStatus: enumeration([0, 1], { readOnly: true, tones: { 0: 'neutral', 1: 'info' } }),
    displayStatus: enumeration([0, 1], { readOnly: true, tones: { 0: 'neutral', 1: 'info' } }),
  },
  list: {
    columns: ['name', 'logoUrl', 'sort', 'topStatus', 'displayStatus'],
    filters: ['name', 'topStatus', 'displayStatus'],
    open: false,
  },
});
export type TopBrand = RecordOf<typeof topBrand>;
