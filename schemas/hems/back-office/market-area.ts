import {
  codes,
  country,
  currency,
  defineResource,
  enumeration,
  number,
  percent,
  rows,
  section,
  text,
  timeOfDay,
  timeZone,
  type RecordOf,
} from '@/dsl';
import { hems } from '../../services';
import { currencyOfCountry, zoneOfCountry } from '../parts/places';
import { batchRelease, deletesUnpublished, publishing, publishStatus } from '../parts/publishing';
import { price } from '../parts/quantities';

const MINUTES = [15, 30, 60] as const;
const minutes = () => enumeration(MINUTES, { required: true, default: 15, shared: 'hems.minutes' });

// covers HE-338, HS-057
/** A bidding zone of the power market (spec 02 §4, §7). */
export const marketArea = defineResource({
  name: 'hems/market-area',
  api: hems('marketArea', {
    page: 'POST page',
    options: 'POST list',
    detail: 'POST detail',
    create: 'POST create',
    edit: 'POST edit',
    delete: 'POST delete',
  }),
  fields: {
    name: text({ required: true, max: 60 }),
    code: text({ required: true, max: 12, unique: true }),
    eicCode: text({ required: true, max: 16 }),
    countryCode: country({ required: true }),
    timeZone: timeZone({ ...zoneOfCountry, required: true }),
    currencyCode: currency({ ...currencyOfCountry, required: true }),
    tso: text({ required: true, max: 60 }),
    nemo: codes(['epexSpot', 'nordPool', 'omie', 'gme', 'ote', 'other']),
    dataSource: enumeration(['entsoe', 'exchange', 'manual'], { required: true }),
    mtu: minutes(),
    isp: minutes(),
    gateClosure: timeOfDay({ default: '12:00' }),
    publishTime: timeOfDay({ default: '13:00' }),
    energyTax: number(price),
    vatRate: percent({ required: true }),
    postalRanges: rows({ from: text({ required: true, max: 12 }), to: text({ required: true, max: 12 }) }),
    sort: number({ min: 0, max: 999 }),
    publishStatus,
  },
  list: {
    columns: [
      'name',
      'code',
      'eicCode',
      'countryCode',
      'timeZone',
      'currencyCode',
      { field: 'tso', hidden: true },
      { field: 'nemo', hidden: true },
      'dataSource',
      'mtu',
      { field: 'isp', hidden: true },
      'vatRate',
      'publishStatus',
    ],
    filters: ['name', 'code', 'countryCode', 'dataSource', 'publishStatus'],
    search: 'name',
  },
  form: [
    section('basic', ['name', 'code', 'eicCode', 'countryCode', 'timeZone', 'currencyCode', 'tso', 'sort']),
    section('trade', ['nemo', 'dataSource', 'mtu', 'isp', 'gateClosure', 'publishTime']),
    section('taxes', ['energyTax', 'vatRate']),
    section('places', ['postalRanges']),
  ],
  related: {
    retailers: { resource: 'hems/retailer', by: { marketAreaIds: 'id' }, without: ['marketAreaIds'] },
    products: { resource: 'hems/market-product', by: { marketAreaIds: 'id' }, without: ['marketAreaIds'] },
  },
  standard: deletesUnpublished,
  actions: { ...publishing, batchRelease },
});
export type MarketArea = RecordOf<typeof marketArea>;
