import { date, dateTime, defineResource, enumeration, number, options, quantity, range, reference, rows, section, text, timeOfDay, type RecordOf } from '@/dsl';
import { vppPlan } from '../services';
import { dispatch } from './parts/vppMeasures';
import { orderFlow } from './parts/orderFlow';
import { NOTICE_MODES, RESPONSE_TYPES, TRADE_VARIETIES } from './parts/vppCodes';

const ASSIGN = 'POST assign';

// covers V-007, V-008, V-019, V-020, V-021, V-022
/** What a plant has to do in answer to a notice: so much less, or more, in a time (proposed fields A, response-order). */
export const responseOrder = defineResource({
  name: 'vpp/response-order',
  api: vppPlan('responseOrder', { page: 'POST list', detail: 'POST detail', options: 'POST down/list' }),
  recordTitle: 'orderNo',
  fields: {
    orderNo: text({ readOnly: true }),
    status: enumeration(['pendingAssign', 'assigned', 'confirmed', 'sent', 'executing', 'completed', 'stopped', 'expired'], {
      readOnly: true,
      tones: {
        pendingAssign: 'warning',
        assigned: 'info',
        confirmed: 'info',
        sent: 'info',
        executing: 'success',
        completed: 'success',
        stopped: 'error',
        expired: 'neutral',
      },
    }),
    noticeId: reference('vpp/trade-notice', { readOnly: true }),
    vppId: reference('vpp/plant', { readOnly: true, textFrom: 'vppName' }),
    tradeVariety: options('POST type-box', { at: 'tradeVariety', readOnly: true, samples: TRADE_VARIETIES }),
    responseType: enumeration(RESPONSE_TYPES, { readOnly: true }),
    noticeMode: enumeration(NOTICE_MODES, { readOnly: true, tones: { emergency: 'error', realTime: 'warning' } }),
    noticeTime: dateTime({ readOnly: true }),
    responseDate: date({ readOnly: true, future: true }),
    startTime: timeOfDay({ readOnly: true }),
    endTime: timeOfDay({ readOnly: true, end: true }),
    duration: number({ readOnly: true, unit: 'min' }),
    targetPower: quantity(dispatch, 'targetPower'),
    assignedPower: quantity(dispatch, 'assignedPower'),
    baselinePower: quantity(dispatch, 'baselinePower'),
    responsePower: quantity(dispatch, 'responsePower'),
    targetEnergy: quantity(dispatch, 'targetEnergy'),
    responseEnergy: quantity(dispatch, 'responseEnergy'),
    completionRate: quantity(dispatch, 'completionRate'),
    price: quantity(dispatch, 'price'),
    expectedIncome: quantity(dispatch, 'expectedIncome'),
    resourceCount: number({ readOnly: true }),
    confirmDeadline: dateTime({ readOnly: true, future: true }),
    stopReason: text({ readOnly: true }),
    remark: text({ readOnly: true, multiline: true }),
    stateTime: dateTime({ readOnly: true, internal: true }),
    timeZone: text({ readOnly: true, internal: true }),
    currency: text({ readOnly: true, internal: true }),
  },
  measures: dispatch,
  list: {
    columns: [
      'orderNo',
      { field: 'status', width: 150 },
      'vppId',
      'tradeVariety',
      'responseType',
      'noticeMode',
      'responseDate',
      'startTime',
      'endTime',
      'targetPower',
      'assignedPower',
      'responsePower',
      'completionRate',
      'price',
      'confirmDeadline',
      { field: 'resourceCount', hidden: true },
      { field: 'baselinePower', hidden: true },
      { field: 'responseEnergy', hidden: true },
      { field: 'noticeTime', hidden: true },
      { field: 'noticeId', hidden: true },
    ],
    filters: ['orderNo', 'status', 'vppId', 'tradeVariety', 'responseType', 'noticeMode', range('responseDate', { future: true })],
    search: 'orderNo',
    sort: { field: 'responseDate', order: 'desc' },
    summary: { call: `${ASSIGN}/general`, show: ['targetPower', 'assignedPower', 'difference', 'adjustablePower', 'resourceCount'] },
    refresh: '60 s',
  },
  detail: [
    section('result', ['targetPower', 'assignedPower', 'baselinePower', 'responsePower', 'targetEnergy', 'responseEnergy', 'completionRate', 'resourceCount']),
    section('basic', [
      'orderNo',
      'noticeId',
      'vppId',
      'tradeVariety',
      'responseType',
      'noticeMode',
      'noticeTime',
      'confirmDeadline',
      'price',
      'expectedIncome',
      'stopReason',
      'remark',
    ]),
    section('time', ['responseDate', 'startTime', 'endTime', 'duration']),
  ],
  actions: {
    /** What was done to it, to be read without leaving the list (VS-007). */
    log: {
      on: 'row',
      permission: false,
      load: `${ASSIGN}/log/detail`,
      shows: { list: rows({ time: dateTime(), step: text(), operator: text(), content: text(), result: text(), message: text() }) },
    },
  },
  workflow: orderFlow,
});
export type ResponseOrder = RecordOf<typeof responseOrder>;
