import {
  chart,
  dateTime,
  defineResource,
  enumeration,
  line,
  quantity,
  range,
  reference,
  rows,
  step,
  text,
  bars,
  type RecordOf,
} from '@/dsl';
import { vppPlan } from '../../services';
import { dispatch } from '../parts/vppMeasures';

// covers V-015, V-017, V-018
/** What came of an order while it was carried out (proposed fields A, response-order-run). */
export const responseOrderRun = defineResource({
  name: 'vpp/response-order-run',
  api: vppPlan('responseOrder/run', { page: 'POST list' }),
  recordTitle: 'orderNo',
  fields: {
    orderNo: text({ readOnly: true, internal: true }),
    orderId: reference('vpp/response-order', { readOnly: true }),
    startTime: dateTime({ readOnly: true, future: true }),
    endTime: dateTime({ readOnly: true, future: true }),
    targetPower: quantity(dispatch, 'targetPower'),
    currentPower: quantity(dispatch, 'currentPower'),
    responseEnergy: quantity(dispatch, 'responseEnergy'),
    completionRate: quantity(dispatch, 'completionRate'),
    runStatus: enumeration(['waiting', 'running', 'finished', 'stopped'], {
      readOnly: true,
      tones: { waiting: 'neutral', running: 'success', finished: 'info', stopped: 'error' },
    }),
    timeZone: text({ readOnly: true, internal: true }),
    currency: text({ readOnly: true, internal: true }),
  },
  measures: dispatch,
  list: {
    columns: [
      'orderId',
      'runStatus',
      'startTime',
      'endTime',
      'targetPower',
      'currentPower',
      'responseEnergy',
      'completionRate',
    ],
    filters: ['orderId', 'runStatus', range('startTime', { future: true })],
    sort: { field: 'startTime', order: 'desc' },
    refresh: '30 s',
    open: 'detail',
    expand: { related: 'resources' },
  },
  actions: {
    log: {
      on: 'row',
      permission: false,
      load: 'POST log/detail',
      shows: {
        list: rows(
          { time: dateTime(), resource: text(), content: text(), result: text(), operator: text() },
          { max: 500 },
        ),
      },
    },
  },
  related: {
    data: chart(
      'POST data',
      [
        step('targetPower'),
        { of: 'baselinePower', as: 'step', dashed: true },
        line('actualPower'),
        ...bars(['responsePower']),
      ],
      {
        refresh: '30 s',
        send: ['orderId'],
        now: true,
        height: 380,
      },
    ),
    resources: { resource: 'vpp/response-order-run-resource', by: { orderId: 'orderId' }, menu: false },
  },
});
export type ResponseOrderRun = RecordOf<typeof responseOrderRun>;
