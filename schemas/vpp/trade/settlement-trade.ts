import {
  date,
  dateTime,
  defineResource,
  enumeration,
  month,
  options,
  quantity,
  range,
  reference,
  section,
  text,
  type RecordOf,
} from '@/dsl';
import { vppSettlement } from '../../services';
import { settling } from '../parts/tradeMeasures';
import { TRADE_VARIETIES } from '../parts/vppCodes';
import { TRACES } from '../parts/traces';

// covers V-067, V-068, V-069
/**
 * What an order is paid, and how that is shared with the customers whose resources responded (proposed fields A,
 * settlement-trade).
 */
export const settlementTrade = defineResource({
  name: 'vpp/settlement-trade',
  api: vppSettlement('settlement/trade', { page: 'POST list', detail: 'POST detail' }),
  recordTitle: 'settlementNo',
  fields: {
    settlementNo: text({ readOnly: true }),
    status: enumeration(['unconfirmed', 'confirmed', 'settled'], {
      readOnly: true,
      tones: { unconfirmed: 'warning', confirmed: 'info', settled: 'success' },
    }),
    vppId: reference('vpp/plant', { readOnly: true, textFrom: 'vppName' }),
    orderId: reference('vpp/response-order', { readOnly: true, textFrom: 'orderNo' }),
    tradeVariety: options('POST /iemscloud/plan/web/vpp/responseOrder/type-box', {
      at: 'tradeVariety',
      readOnly: true,
      samples: TRADE_VARIETIES,
    }),
    responseDate: date({ readOnly: true }),
    settlementPeriod: month({ readOnly: true }),
    clearedEnergy: quantity(settling, 'clearedEnergy'),
    effectiveEnergy: quantity(settling, 'effectiveEnergy'),
    deviationEnergy: quantity(settling, 'deviationEnergy'),
    unitPrice: quantity(settling, 'unitPrice'),
    responseFee: quantity(settling, 'responseFee'),
    penalty: quantity(settling, 'penalty'),
    amount: quantity(settling, 'amount'),
    operatorAmount: quantity(settling, 'operatorAmount'),
    customerAmount: quantity(settling, 'customerAmount'),
    stateTime: dateTime({ readOnly: true, internal: true }),
    timeZone: text({ readOnly: true, internal: true }),
    currency: text({ readOnly: true, internal: true }),
  },
  measures: settling,
  list: {
    columns: [
      'settlementNo',
      { field: 'status', width: 160 },
      'vppId',
      'amount',
      'effectiveEnergy',
      'unitPrice',
      'responseDate',
      'orderId',
      'tradeVariety',
      'settlementPeriod',
      'clearedEnergy',
      'deviationEnergy',
      'responseFee',
      'penalty',
      'operatorAmount',
      'customerAmount',
    ],
    filters: ['settlementNo', 'vppId', 'tradeVariety', range('responseDate'), 'settlementPeriod', 'status'],
    search: 'settlementNo',
    sort: { field: 'responseDate', order: 'desc' },
    summary: {
      call: 'POST general',
      show: ['orderCount', 'effectiveEnergy', 'amount', 'operatorAmount', 'customerAmount'],
    },
  },
  detail: [
    section('result', [
      'amount',
      'responseFee',
      'penalty',
      'customerAmount',
      'operatorAmount',
      'unitPrice',
      'effectiveEnergy',
      'clearedEnergy',
      'deviationEnergy',
    ]),
    section('basic', ['vppId', 'orderId', 'tradeVariety', 'responseDate', 'settlementPeriod', 'status']),
  ],
  related: { resources: { resource: 'vpp/order-settlement', by: { orderId: 'orderId' }, without: ['orderId'] } },
  actions: { computed: { on: 'row', permission: false, traces: TRACES['vpp/settlement-trade'] } },
});
export type SettlementTrade = RecordOf<typeof settlementTrade>;
