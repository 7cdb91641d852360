import {
  bars,
  chart,
  date,
  dateTime,
  defineResource,
  enumeration,
  line,
  percent,
  quantity,
  range,
  reference,
  section,
  text,
  type RecordOf,
} from '@/dsl';
import { vppSettlement } from '../../services';
import { orderSettling } from '../parts/tradeMeasures';
import { TRACES } from '../parts/traces';

// covers V-070, V-071, V-072, V-073, V-074, V-075
/**
 * What one resource did in an order and what it is paid, checked and confirmed before it is billed (proposed fields A,
 * response-order-info). The settle detail are its rows.
 */
export const orderSettlement = defineResource({
  name: 'vpp/order-settlement',
  api: vppSettlement('responseOrderInfo', {
    page: { call: 'POST settle/detail', pages: false },
    detail: 'POST detail',
    edit: 'POST edit',
  }),
  recordTitle: 'settlementTitle',
  fields: {
    settlementTitle: text({ readOnly: true, internal: true }),
    orderNo: text({ readOnly: true }),
    orderId: reference('vpp/response-order', { readOnly: true, internal: true, textFrom: 'orderNo' }),
    status: enumeration(['editing', 'confirmed', 'settled'], {
      readOnly: true,
      tones: { editing: 'warning', confirmed: 'info', settled: 'success' },
    }),
    resourceId: reference('vpp/resource', { readOnly: true }),
    customerName: text({ readOnly: true }),
    responseDate: date({ readOnly: true, internal: true }),
    effectiveEnergy: quantity(orderSettling, 'effectiveEnergy', { input: true, required: true, max: 999_999_999 }),
    unitPrice: quantity(orderSettling, 'unitPrice', { input: true, required: true, min: -999_999, max: 999_999 }),
    responseFee: quantity(orderSettling, 'responseFee'),
    penalty: quantity(orderSettling, 'penalty', { input: true, required: true, min: 0, max: 999_999_999 }),
    shareRatio: percent({ required: true }),
    customerAmount: quantity(orderSettling, 'customerAmount'),
    operatorAmount: quantity(orderSettling, 'operatorAmount'),
    stateTime: dateTime({ readOnly: true, internal: true }),
    timeZone: text({ readOnly: true, internal: true }),
    currency: text({ readOnly: true, internal: true }),
  },
  measures: orderSettling,
  list: {
    columns: [
      'orderNo',
      { field: 'status', width: 160 },
      'resourceId',
      'customerName',
      'customerAmount',
      'responseFee',
      'effectiveEnergy',
      'unitPrice',
      'penalty',
      'shareRatio',
      'operatorAmount',
      { field: 'responseDate', hidden: true },
    ],
    filters: ['orderId', 'resourceId', 'status', range('responseDate')],
    sort: { field: 'responseDate', order: 'desc' },
    summary: { call: 'POST statistics/index', show: ['orderCount', 'energy', 'amount', 'penalty', 'avgPrice'] },
  },
  form: [section('basic', ['effectiveEnergy', 'unitPrice', 'penalty', 'shareRatio'])],
  detail: [
    section('result', [
      'effectiveEnergy',
      'unitPrice',
      'responseFee',
      'penalty',
      'shareRatio',
      'customerAmount',
      'operatorAmount',
    ]),
    section('basic', ['orderNo', 'orderId', 'resourceId', 'customerName', 'responseDate']),
  ],
  standard: { edit: { visible: { status: 'editing' } } },
  actions: { computed: { on: 'row', permission: false, traces: TRACES['vpp/order-settlement'] } },
  related: {
    months: chart('POST statistics/histogram', [...bars(['effectiveEnergy']), line('amount')], {
      send: ['resourceId'],
    }),
  },
  workflow: {
    state: 'status',
    path: ['editing', 'confirmed', 'settled'],
    external: ['settled'],
    transitions: { confirm: { from: ['editing'], to: 'confirmed', call: 'POST confirm' } },
  },
});
export type OrderSettlement = RecordOf<typeof orderSettlement>;
