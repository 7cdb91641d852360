import {
  country,
  dateTime,
  defineResource,
  enumeration,
  image,
  number,
  referenceMany,
  rules,
  section,
  text,
  type RecordOf,
} from '@/dsl';
import { hems } from '../../services';
import { batchRelease, deletesUnpublished, publishing, publishStatus } from '../parts/publishing';
import { HEMS_UPLOAD } from '../parts/hemsUpload';

const FETCHED = { priceSource: { in: ['api', 'web'] } } as const;
const ADDRESSES = ['https://prices.example/day-ahead', 'https://www.tariffs.example/public'];

// covers HE-339, HS-058
/** A company that sells electricity (spec 02 §4, §7). */
export const retailer = defineResource({
  name: 'hems/retailer',
  api: hems('retailer', {
    page: 'POST page',
    options: 'POST list',
    detail: 'POST detail',
    create: 'POST create',
    edit: 'POST edit',
    delete: 'POST delete',
  }),
  fields: {
    name: text({ required: true, max: 60, unique: true }),
    logoUrl: image({ required: true, single: true, maxSize: 2, upload: HEMS_UPLOAD }),
    countryCode: country({ required: true }),
    marketAreaIds: referenceMany('hems/market-area', { required: true }),
    priceSource: enumeration(['spot', 'api', 'web', 'manual'], { required: true }),
    sourceUrl: text({ max: 255, rules: [rules.uri], samples: ADDRESSES }),
    updateFrequency: enumeration(['hourly', 'daily', 'monthly', 'manual'], { required: true }),
    website: text({ max: 255, rules: [rules.uri], samples: ADDRESSES }),
    contactEmail: text({ rule: rules.email }),
    contactPhone: text({ rule: rules.phone }),
    description: text({ multiline: true, max: 500 }),
    productCount: number({ readOnly: true }),
    priceUpdateTime: dateTime({ readOnly: true }),
    sort: number({ min: 0, max: 999 }),
    publishStatus,
  },
  list: {
    columns: [
      'name',
      'logoUrl',
      'countryCode',
      'marketAreaIds',
      'priceSource',
      'productCount',
      'priceUpdateTime',
      'publishStatus',
    ],
    filters: ['name', 'countryCode', 'marketAreaIds', 'priceSource', 'publishStatus'],
    search: 'name',
  },
  form: [
    section('basic', ['name', 'logoUrl', 'countryCode', 'marketAreaIds', 'sort', 'description']),
    section('prices', ['priceSource', 'sourceUrl', 'updateFrequency']),
    section('contact', ['website', 'contactEmail', 'contactPhone']),
  ],
  when: { sourceUrl: { visible: FETCHED, required: FETCHED } },
  related: { products: { resource: 'hems/market-product', by: { retailerId: 'id' } } },
  standard: deletesUnpublished,
  actions: { ...publishing, batchRelease },
});
export type Retailer = RecordOf<typeof retailer>;
