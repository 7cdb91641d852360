import { defineResource, range, type RecordOf } from '@/dsl';
import { workOrders } from '../services';
import { workOrderFields } from './parts/workOrderFields';
import { workOrderDetail, workOrderFlow } from './parts/workOrderFlow';

/**
 * Work orders the user has initiated, wherever they stand (spec 03 §7, initiated). Moves are made on the work orders
 * themselves.
 */
export const workOrderInitiated = defineResource({
  name: 'ticket/work-order-initiated',
  api: workOrders('workOrder', { page: 'POST initiated', detail: 'POST detail' }),
  recordTitle: 'title',
  fields: workOrderFields,
  list: {
    columns: [
      'orderNo',
      { field: 'title', width: 220 },
      { field: 'status', width: 160 },
      'level',
      'orderType',
      'stationId',
      'handler',
      'planEnd',
      'overdue',
      'createTime',
    ],
    filters: ['orderNo', 'title', 'status', 'orderType', 'level', 'stationId', 'handler', range('createTime')],
  },
  detail: workOrderDetail,
  workflow: { ...workOrderFlow, readOnly: true },
});
export type WorkOrderInitiated = RecordOf<typeof workOrderInitiated>;
