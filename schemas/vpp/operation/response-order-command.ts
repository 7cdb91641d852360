import { dateTime, defineResource, enumeration, quantity, reference, text, type RecordOf } from '@/dsl';
import { vppPlan } from '../../services';
import { dispatch } from '../parts/vppMeasures';

// covers V-012, V-014
/**
 * What a resource was told for an order, and whether it does so: a tab of the order (proposed fields A,
 * response-order-command).
 */
export const responseOrderCommand = defineResource({
  name: 'vpp/response-order-command',
  api: vppPlan('responseOrder/command', { page: 'POST detail' }),
  recordTitle: 'commandNo',
  fields: {
    commandNo: text({ readOnly: true }),
    orderId: reference('vpp/response-order', { readOnly: true, internal: true }),
    resourceId: reference('vpp/resource', { readOnly: true, aliases: ['resource'] }),
    resourceName: text({ readOnly: true, internal: true }),
    commandType: enumeration(['start', 'adjust', 'stop'], {
      readOnly: true,
      tones: { start: 'info', adjust: 'warning', stop: 'error' },
    }),
    targetPower: quantity(dispatch, 'targetPower'),
    setpoint: quantity(dispatch, 'setpoint'),
    readBackPower: quantity(dispatch, 'readBackPower'),
    startTime: dateTime({ readOnly: true, future: true }),
    endTime: dateTime({ readOnly: true, future: true }),
    sendTime: dateTime({ readOnly: true, seconds: true }),
    sendStatus: enumeration(['unsent', 'sending', 'success', 'failed'], {
      readOnly: true,
      tones: { unsent: 'neutral', sending: 'info', success: 'success', failed: 'error' },
    }),
    feedbackTime: dateTime({ readOnly: true, seconds: true }),
    failReason: text({ readOnly: true }),
    operator: text({ readOnly: true, aliases: ['operatorName'] }),
    currency: text({ readOnly: true, internal: true }),
  },
  list: {
    columns: [
      'commandNo',
      'resourceId',
      'commandType',
      'targetPower',
      'setpoint',
      'readBackPower',
      'startTime',
      'endTime',
      'sendTime',
      'sendStatus',
      'feedbackTime',
      'failReason',
      'operator',
    ],
    filters: ['sendStatus', 'resourceId', 'orderId'],
    pageSize: 50,
    refresh: '10 s',
    open: false,
  },
});
export type ResponseOrderCommand = RecordOf<typeof responseOrderCommand>;
