import {
  codes,
  date,
  defineResource,
  enumeration,
  money,
  number,
  percent,
  reference,
  referenceMany,
  rows,
  section,
  text,
  timeOfDay,
  type RecordOf,
} from '@/dsl';
import { hems } from '../../services';
import { moreTypes } from '../parts/moreCodes';
import { deletesUnpublished, publishing, publishStatus } from '../parts/publishing';
import { cost, price } from '../parts/quantities';

const FIXED = { priceType: 'fixed' } as const;
const BY_TIME = { priceType: 'timeOfUse' } as const;
const FOLLOWS = { priceType: { in: ['monthly', 'dynamicHour', 'dynamicQuarter'] } } as const;

/** When a price or a fee holds: months and days of the week, none of them for all. */
const span = {
  months: codes([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12], { shared: 'hems.month', max: 12 }),
  weeks: codes([1, 2, 3, 4, 5, 6, 7], { shared: 'hems.weekday', max: 7 }),
  start: timeOfDay({ required: true }),
  end: timeOfDay({ required: true, end: true }),
};

// covers HE-340, HS-059
/** A tariff a retailer sells (spec 02 §4, §7). */
export const marketProduct = defineResource({
  name: 'hems/market-product',
  api: hems('marketProduct', {
    page: 'POST page',
    options: 'POST list',
    detail: 'POST detail',
    create: 'POST create',
    edit: 'POST edit',
    delete: 'POST delete',
  }),
  recordTitleEn: 'nameEn',
  fields: {
    name: text({ required: true, max: 60 }),
    nameEn: text({ max: 120 }),
    retailerId: reference('hems/retailer', { required: true }),
    marketAreaIds: referenceMany('hems/market-area', { required: true }),
    direction: enumeration([1, 2], {
      ...moreTypes('directionEnum'),
      required: true,
      codeAliases: { purchase: 1, export: 2 },
    }),
    tariffType: enumeration([1, 2, 3], { ...moreTypes('tariffTypeEnum'), required: true }),
    priceType: enumeration(['fixed', 'timeOfUse', 'monthly', 'dynamicHour', 'dynamicQuarter'], {
      ...moreTypes('priceTypeEnum'),
      required: true,
    }),
    fixedPrice: number(price),
    timeRows: rows({ ...span, price: number({ ...price, required: true }) }),
    markup: number(price),
    energyTax: number(price),
    gridFeeRows: rows({ ...span, fee: number({ ...price, required: true }) }),
    vatRate: percent({ required: true }),
    additionalTax: number({ ...price, readOnly: true }),
    monthlyFee: money(),
    feedInCost: number(cost),
    priceFloor: number(price),
    priceCap: number({ ...price, notBelow: 'priceFloor' }),
    contractMonths: number({ min: 0, max: 120 }),
    greenShare: percent(),
    effectiveDate: date({ required: true, future: true }),
    endDate: date({ future: true }),
    publishStatus,
  },
  list: {
    columns: [
      'name',
      { field: 'nameEn', hidden: true },
      'retailerId',
      'marketAreaIds',
      'direction',
      'tariffType',
      'priceType',
      'fixedPrice',
      'markup',
      'additionalTax',
      { field: 'monthlyFee', hidden: true },
      'effectiveDate',
      { field: 'endDate', hidden: true },
      'publishStatus',
    ],
    filters: ['name', 'retailerId', 'marketAreaIds', 'direction', 'tariffType', 'priceType', 'publishStatus'],
    search: 'name',
  },
  form: [
    section('basic', [
      'name',
      'nameEn',
      'retailerId',
      'marketAreaIds',
      'direction',
      'tariffType',
      'effectiveDate',
      'endDate',
    ]),
    section('price', [
      'priceType',
      'fixedPrice',
      'timeRows',
      'markup',
      'priceFloor',
      'priceCap',
      'feedInCost',
      'monthlyFee',
    ]),
    section('taxes', ['energyTax', 'gridFeeRows', 'vatRate']),
    section('terms', ['contractMonths', 'greenShare']),
  ],
  when: {
    fixedPrice: { visible: FIXED, required: FIXED },
    timeRows: { visible: BY_TIME, required: BY_TIME },
    markup: { visible: FOLLOWS, required: FOLLOWS },
    feedInCost: { visible: { direction: 2 } },
    endDate: { valid: { endDate: { gte: { field: 'effectiveDate' } } } },
  },
  standard: deletesUnpublished,
  // no batch call is given: several are published one by one, and what failed is told
  actions: { ...publishing, publish: { ...publishing.publish, on: ['row', 'bulk'] } },
});
export type MarketProduct = RecordOf<typeof marketProduct>;
