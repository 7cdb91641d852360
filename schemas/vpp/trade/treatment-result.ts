import {
  date,
  dateTime,
  defineResource,
  enumeration,
  quantity,
  range,
  reference,
  section,
  text,
  type RecordOf,
} from '@/dsl';
import { vppTrade } from '../../services';
import { clearedRows } from '../parts/bidRows';
import { trading } from '../parts/tradeMeasures';
import { TRACES } from '../parts/traces';

const editable = () => quantity(trading, 'clearedPrice', { input: true, required: true, min: -999_999, max: 999_999 });

// covers V-050, V-051, V-052, V-053
/**
 * What a market took of a bid, and at what price; confirmed, it becomes an order (proposed fields A, treatment-result).
 */
export const treatmentResult = defineResource({
  name: 'vpp/treatment-result',
  api: vppTrade('trade/treatment/result', { page: 'POST list', detail: 'POST detail' }),
  recordTitle: 'resultNo',
  fields: {
    resultNo: text({ readOnly: true, internal: true }),
    noticeId: reference('vpp/trade-notice', { readOnly: true, textFrom: 'noticeTitle' }),
    confirmStatus: enumeration(['unconfirmed', 'confirmed'], {
      readOnly: true,
      tones: { unconfirmed: 'warning', confirmed: 'success' },
    }),
    bidId: reference('vpp/trade-bid', { readOnly: true, textFrom: 'bidNo' }),
    vppId: reference('vpp/plant', { readOnly: true, textFrom: 'vppName' }),
    responseDate: date({ readOnly: true, future: true }),
    periods: clearedRows(),
    clearedPower: quantity(trading, 'clearedPower'),
    clearedEnergy: quantity(trading, 'clearedEnergy'),
    clearedPrice: quantity(trading, 'clearedPrice'),
    expectedIncome: quantity(trading, 'expectedIncome', { internal: true }),
    result: enumeration(['won', 'partial', 'lost'], {
      readOnly: true,
      tones: { won: 'success', partial: 'warning', lost: 'error' },
    }),
    confirmTime: dateTime({ readOnly: true }),
    priceReason: text({ readOnly: true, internal: true }),
    orderId: reference('vpp/response-order', { readOnly: true, internal: true, textFrom: 'orderNo' }),
    timeZone: text({ readOnly: true, internal: true }),
    currency: text({ readOnly: true, internal: true }),
  },
  list: {
    columns: [
      { field: 'noticeId', width: 200 },
      { field: 'confirmStatus', width: 160 },
      'vppId',
      'clearedPower',
      'clearedPrice',
      'clearedEnergy',
      'responseDate',
      'bidId',
      'result',
      'confirmTime',
    ],
    filters: ['noticeId', 'vppId', range('responseDate', { future: true }), 'result', 'confirmStatus'],
    sort: { field: 'responseDate', order: 'desc' },
  },
  detail: [
    section('result', ['result', 'clearedPower', 'clearedEnergy', 'clearedPrice', 'expectedIncome', 'priceReason']),
    section('basic', ['noticeId', 'bidId', 'vppId', 'responseDate', 'confirmTime', 'orderId']),
    section('periods', ['periods']),
  ],
  actions: { computed: { on: 'row', permission: false, traces: TRACES['vpp/treatment-result'] } },
  workflow: {
    state: 'confirmStatus',
    path: ['unconfirmed', 'confirmed'],
    transitions: {
      editPrice: {
        from: ['unconfirmed'],
        load: 'POST detail',
        call: 'POST editPrice',
        form: { clearedPrice: editable(), priceReason: text({ required: true, multiline: true, max: 255 }) },
        bulk: false,
      },
      confirm: {
        from: ['unconfirmed'],
        to: 'confirmed',
        call: 'POST confirm',
        guards: { won: { result: { ne: 'lost' } } },
      },
    },
  },
});
export type TreatmentResult = RecordOf<typeof treatmentResult>;
