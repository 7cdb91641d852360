import { defineResource, range, type RecordOf } from '@/dsl';
import { workOrders } from '../services';
import { workOrderFields } from './parts/workOrderFields';
import { workOrderDetail, workOrderFlow } from './parts/workOrderFlow';

/** Work orders that are done and filed (spec 03 §7, filed/page). Read only. */
export const workOrderFiled = defineResource({
  name: 'ticket/work-order-filed',
  api: workOrders('workOrder', { page: 'POST filed/page', detail: 'POST detail' }),
  recordTitle: 'title',
  fields: workOrderFields,
  list: {
    columns: [
      'orderNo',
      { field: 'title', width: 220 },
      'orderType',
      'level',
      'stationId',
      'handler',
      'planEnd',
      'actualEnd',
      'overdue',
      'initiator',
    ],
    filters: ['orderNo', 'title', 'orderType', 'level', 'stationId', 'handler', 'initiator', range('createTime')],
  },
  detail: workOrderDetail,
  workflow: { ...workOrderFlow, readOnly: true },
});
export type WorkOrderFiled = RecordOf<typeof workOrderFiled>;
