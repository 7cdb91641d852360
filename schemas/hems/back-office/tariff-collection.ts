import {
  computed,
  date,
  dateTime,
  defineResource,
  enumeration,
  number,
  range,
  reference,
  text,
  type RecordOf,
} from '@/dsl';
import { hems } from '../../services';

const sent = ['businessId', 'retailerId', 'date'] as const;

// covers HE-362
/** Whether the prices of a tariff for a delivery day are there, and the way to fetch them again (spec 02 §7). */
export const tariffCollection = defineResource({
  name: 'hems/tariff-collection',
  api: hems('market/tariff', { page: 'POST collectionList' }),
  recordTitle: 'date',
  fields: {
    date: date({ readOnly: true, future: true }),
    businessId: reference('hems/market-product', { readOnly: true, textFrom: 'tariffName' }),
    retailerId: reference('hems/retailer', { readOnly: true, textFrom: 'retailerName' }),
    marketAreaId: reference('hems/market-area', { readOnly: true, textFrom: 'marketAreaName' }),
    source: enumeration(['spot', 'api', 'web', 'manual'], { readOnly: true }),
    expectedCount: number({ readOnly: true, min: 0 }),
    collectedCount: number({ readOnly: true, min: 0 }),
    missingCount: computed(['expectedCount', 'collectedCount'], (expected, collected) => expected - collected, {
      unit: '',
      sum: true,
    }),
    status: enumeration(['waiting', 'collecting', 'complete', 'partial', 'failed'], {
      readOnly: true,
      tones: { waiting: 'neutral', collecting: 'info', complete: 'success', partial: 'warning', failed: 'error' },
    }),
    collectTime: dateTime({ readOnly: true }),
    /** Of the market area: the clock its times are told by. */
    timeZone: text({ readOnly: true, internal: true }),
    failReason: text({ readOnly: true, max: 255 }),
  },
  list: {
    columns: [
      'date',
      'status',
      'collectedCount',
      'expectedCount',
      'missingCount',
      'collectTime',
      'businessId',
      'retailerId',
      'marketAreaId',
      'source',
      'failReason',
    ],
    filters: [
      'status',
      'marketAreaId',
      'retailerId',
      'businessId',
      range('date', { params: ['beginDate', 'endDate'], future: true }),
    ],
    sort: { field: 'date', order: 'desc' },
  },
  actions: {
    collect: {
      on: ['row', 'bulk'],
      call: 'POST collect',
      visible: { status: { in: ['waiting', 'partial', 'failed'] } },
      sendFields: sent,
    },
    /** What is complete is fetched again only when somebody means it. */
    collectAgain: {
      on: 'row',
      call: 'POST collect',
      permission: 'collect',
      visible: { status: 'complete' },
      sendFields: sent,
      confirm: true,
    },
  },
});
export type TariffCollection = RecordOf<typeof tariffCollection>;
