import {
  date,
  dateTime,
  defineResource,
  enumeration,
  number,
  quantity,
  range,
  reference,
  rows,
  section,
  serial,
  text,
  type RecordOf,
} from '@/dsl';
import { vppTrade } from '../../services';
import { bidProblems } from '../parts/bids';
import { bidRows } from '../parts/bidRows';
import { trading } from '../parts/tradeMeasures';
import { TRACES } from '../parts/traces';

const OPEN = { bidStatus: { in: ['draft', 'submitted'] }, declareDeadline: { gt: { now: true } } } as const;

// covers V-037, V-038, V-039, V-040, V-041
/**
 * What a plant offers in answer to a notice: power at rising prices (proposed fields A, trade-bid). It is taken until
 * the deadline of the notice by the market's clock.
 */
export const tradeBid = defineResource({
  name: 'vpp/trade-bid',
  api: vppTrade('trade/bid', {
    page: 'POST bidList',
    detail: 'POST v2/detail',
    create: 'POST v2/bid',
    edit: 'POST adjustBid',
  }),
  recordTitle: 'bidNo',
  fields: {
    bidNo: serial({ pattern: 'BID-{yyyyMMdd}-{000}' }),
    bidStatus: enumeration(['draft', 'submitted', 'won', 'partial', 'lost'], {
      readOnly: true,
      tones: { draft: 'neutral', submitted: 'info', won: 'success', partial: 'warning', lost: 'error' },
    }),
    noticeId: reference('vpp/trade-notice', { required: true, fixed: true, textFrom: 'noticeTitle' }),
    vppId: reference('vpp/plant', { required: true, fixed: true, textFrom: 'vppName' }),
    unitId: reference('vpp/unit', { required: true, fixed: true, within: 'vppId' }),
    responseDate: date({ readOnly: true, future: true }),
    periods: bidRows(),
    bidPower: quantity(trading, 'bidPower'),
    bidEnergy: quantity(trading, 'bidEnergy'),
    bidPrice: quantity(trading, 'bidPrice'),
    expectedIncome: quantity(trading, 'expectedIncome'),
    bidTime: dateTime({ readOnly: true }),
    bidder: reference('account/user', { readOnly: true, textFrom: 'bidderName' }),
    version: number({ readOnly: true }),
    declareDeadline: dateTime({ readOnly: true, future: true, internal: true }),
    priceFloor: quantity(trading, 'priceFloor', { internal: true }),
    priceCap: quantity(trading, 'priceCap', { internal: true }),
    timeZone: text({ readOnly: true, internal: true }),
    currency: text({ readOnly: true, internal: true }),
  },
  list: {
    columns: [
      'bidNo',
      { field: 'bidStatus', width: 130 },
      'vppId',
      'bidPower',
      'bidPrice',
      'bidEnergy',
      'responseDate',
      'noticeId',
      'unitId',
      'expectedIncome',
      'bidTime',
      'bidder',
      { field: 'version', hidden: true },
    ],
    filters: [
      'bidNo',
      'bidStatus',
      'noticeId',
      'vppId',
      'unitId',
      range('responseDate', { future: true }),
      range('bidTime'),
    ],
    search: 'bidNo',
    sort: { field: 'bidTime', order: 'desc' },
  },
  when: {
    periods: {
      valid: ({ periods, priceFloor, priceCap }) =>
        bidProblems(periods ?? [], { floor: priceFloor, cap: priceCap }).length === 0,
    },
  },
  form: [section('basic', ['noticeId', 'vppId', 'unitId']), section('periods', ['periods'])],
  detail: [
    section('result', ['bidPower', 'bidEnergy', 'bidPrice', 'expectedIncome']),
    section('basic', [
      'noticeId',
      'vppId',
      'unitId',
      'responseDate',
      'declareDeadline',
      'priceFloor',
      'priceCap',
      'bidTime',
      'bidder',
      'version',
    ]),
    section('periods', ['periods']),
  ],
  standard: { edit: { enabled: OPEN } },
  actions: {
    /** What was offered before it was adjusted. */
    versions: {
      on: 'row',
      permission: false,
      load: 'POST detail',
      shows: {
        version: number(),
        versions: rows({
          version: number(),
          bidTime: dateTime(),
          bidderName: text(),
          bidPower: quantity(trading, 'bidPower'),
          bidEnergy: quantity(trading, 'bidEnergy'),
          bidPrice: quantity(trading, 'bidPrice'),
          expectedIncome: quantity(trading, 'expectedIncome'),
        }),
      },
    },
    computed: { on: 'row', permission: false, traces: TRACES['vpp/trade-bid'] },
  },
  related: {
    results: { resource: 'vpp/treatment-result', by: { bidId: 'id' }, without: ['noticeId', 'vppId', 'bidId'] },
  },
  workflow: {
    state: 'bidStatus',
    path: ['draft', 'submitted', 'won'],
    transitions: {},
    onEdit: { draft: 'submitted' },
    readOnly: true,
  },
});
export type TradeBid = RecordOf<typeof tradeBid>;
