import { country, defineResource, enumeration, reference, rules, section, text, type RecordOf } from '@/dsl';
import { hems } from '../../services';

// covers HS-067, HE-351
/** A place where an installer works, until it is merged into a home (spec 02 §7). */
export const siteHome = defineResource({
  name: 'hems/site-home',
  api: hems('siteHome', { id: 'siteId', page: 'POST list', create: 'POST createHome' }),
  recordTitle: 'siteName',
  fields: {
    siteId: text({ readOnly: true }),
    siteName: text({ required: true, max: 60 }),
    installerId: reference('hems/installer', { required: true }),
    countryCode: country({ required: true }),
    postalCode: text({ required: true, max: 12 }),
    houseNumber: text({ max: 12 }),
    address: text({ max: 255 }),
    ownerEmail: text({ rule: rules.email }),
    controllerSn: text({ max: 32 }),
    stationId: reference('hems/home', { readOnly: true, textFrom: 'stationName' }),
    mergeState: enumeration([0, 1], { readOnly: true, tones: { 0: 'neutral', 1: 'success' } }),
  },
  list: {
    columns: [
      'siteId',
      'siteName',
      'installerId',
      'countryCode',
      'postalCode',
      'ownerEmail',
      'controllerSn',
      'stationId',
      'mergeState',
    ],
    filters: ['siteId', 'siteName', 'installerId', 'countryCode', 'ownerEmail', 'controllerSn', 'mergeState'],
    search: 'siteName',
    open: 'detail',
  },
  form: [
    section('basic', ['siteName', 'installerId', 'ownerEmail', 'controllerSn']),
    section('address', ['countryCode', 'postalCode', 'houseNumber', 'address']),
  ],
  actions: {
    merge: {
      on: 'row',
      call: { call: 'POST installerMergeHome', idName: 'siteId' },
      visible: { mergeState: 0 },
      danger: true,
      form: { stationId: reference('hems/home', { required: true }) },
    },
  },
});
export type SiteHome = RecordOf<typeof siteHome>;
