import {
  date,
  dateTime,
  defineResource,
  enumeration,
  options,
  quantity,
  range,
  reference,
  section,
  serial,
  text,
  type RecordOf,
} from '@/dsl';
import { vppSettlement } from '../../services';
import { orderSettling } from '../parts/tradeMeasures';
import { TRADE_VARIETIES } from '../parts/vppCodes';

// covers V-076, V-077, V-078, V-079, V-080
/** An order that is put up for settlement, with a remark why (proposed fields A, settlement-response-order). */
export const settlementResponseOrder = defineResource({
  name: 'vpp/settlement-response-order',
  api: vppSettlement('responseOrder', { page: 'POST list', create: 'POST create' }),
  recordTitle: 'settlementOrderNo',
  fields: {
    settlementOrderNo: serial({ pattern: 'SO-{yyyyMMdd}-{000}' }),
    status: enumeration(['active', 'confirmed', 'cancelled'], {
      readOnly: true,
      tones: { active: 'info', confirmed: 'success', cancelled: 'neutral' },
    }),
    orderId: reference('vpp/response-order', { required: true, textFrom: 'orderNo' }),
    vppId: reference('vpp/plant', { readOnly: true, textFrom: 'vppName' }),
    tradeVariety: options('POST type-box', { at: 'tradeVariety', readOnly: true, samples: TRADE_VARIETIES }),
    responseDate: date({ readOnly: true }),
    effectiveEnergy: quantity(orderSettling, 'effectiveEnergy'),
    amount: quantity(orderSettling, 'amount'),
    remark: text({ multiline: true, max: 500 }),
    timeZone: text({ readOnly: true, internal: true }),
    currency: text({ readOnly: true, internal: true }),
  },
  list: {
    columns: [
      'settlementOrderNo',
      { field: 'status', width: 130 },
      'orderId',
      'vppId',
      'tradeVariety',
      'responseDate',
      'effectiveEnergy',
      'amount',
      'remark',
    ],
    filters: ['settlementOrderNo', 'orderId', 'vppId', 'tradeVariety', range('responseDate'), 'status'],
    search: 'settlementOrderNo',
    sort: { field: 'responseDate', order: 'desc' },
    open: false,
  },
  form: [section('basic', ['orderId', 'remark'])],
  actions: {
    remarks: {
      on: 'row',
      permission: false,
      load: 'POST remark/detail',
      shows: {
        remark: text({ multiline: true }),
        createUser: text(),
        createTime: dateTime(),
        updateUser: text(),
        updateTime: dateTime(),
      },
    },
  },
  workflow: {
    state: 'status',
    path: ['active', 'confirmed'],
    comment: { remark: text({ multiline: true, max: 500 }) },
    transitions: {
      confirm: { from: ['active'], to: 'confirmed', call: 'POST /iemscloud/settlement/web/responseOrderInfo/confirm' },
      cancel: { from: ['active'], to: 'cancelled', call: 'POST cancel', comment: 'required', danger: true },
    },
  },
});
export type SettlementResponseOrder = RecordOf<typeof settlementResponseOrder>;
