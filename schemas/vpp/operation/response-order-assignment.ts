import { dateTime, defineResource, number, quantity, reference, text, type RecordOf } from '@/dsl';
import { vppPlan } from '../../services';
import { dispatch } from '../parts/vppMeasures';

// covers V-004, V-005
/** How much of an order each unit has: a tab of the order. */
export const responseOrderAssignment = defineResource({
  name: 'vpp/response-order-assignment',
  api: vppPlan('responseOrder/assign', { page: 'POST v2/list', options: 'POST list' }),
  recordTitle: 'orderNo',
  fields: {
    orderNo: text({ readOnly: true }),
    unitId: reference('vpp/unit', { readOnly: true, aliases: ['unit'] }),
    targetPower: quantity(dispatch, 'targetPower'),
    assignedPower: quantity(dispatch, 'assignedPower'),
    difference: quantity(dispatch, 'difference'),
    resourceCount: number({ readOnly: true }),
    assignStatus: text({ readOnly: true }),
    assignTime: dateTime({ readOnly: true, sortable: false }),
    operator: text({ readOnly: true, sortable: false, aliases: ['operatorName'] }),
    orderId: reference('vpp/response-order', { readOnly: true, internal: true }),
    currency: text({ readOnly: true, internal: true }),
  },
  list: {
    columns: [
      'unitId',
      'targetPower',
      'assignedPower',
      'difference',
      'resourceCount',
      'assignStatus',
      'assignTime',
      'operator',
    ],
    filters: ['orderId'],
    open: false,
  },
});
export type ResponseOrderAssignment = RecordOf<typeof responseOrderAssignment>;
