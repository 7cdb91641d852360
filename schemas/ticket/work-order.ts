import { defineResource, range, section, type RecordOf } from '@/dsl';
import { workOrders } from '../services';
import { workOrderFields } from './parts/workOrderFields';
import { workOrderDetail, workOrderFlow } from './parts/workOrderFlow';

// covers VE-199, VE-200, VR-024
/** Work to be done at a station, from its signature to its file (spec 03 §4, §7). */
export const workOrder = defineResource({
  name: 'ticket/work-order',
  api: workOrders('workOrder', {
    page: 'POST page',
    detail: 'POST detail',
    create: 'POST create',
    edit: 'POST edit',
    delete: 'POST delete',
  }),
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
      'planStart',
      'planEnd',
      'overdue',
      'initiator',
      'createTime',
      { field: 'source', hidden: true },
      { field: 'actualEnd', hidden: true },
    ],
    filters: [
      'orderNo',
      'title',
      'status',
      'orderType',
      'level',
      'source',
      'stationId',
      'handler',
      'initiator',
      range('createTime'),
    ],
    search: 'orderNo',
    sort: { field: 'createTime', order: 'desc' },
    tone: { warning: { overdue: true } },
  },
  form: [
    section('basic', [
      'title',
      'orderType',
      'level',
      'stationId',
      'deviceIds',
      'alarmId',
      'description',
      'attachments',
    ]),
    section('plan', ['planStart', 'planEnd']),
    section('people', ['signer', 'handler', 'checker']),
  ],
  detail: workOrderDetail,
  standard: {
    edit: { visible: { status: { in: ['pendingSign', 'signRejected'] } }, assignee: 'initiator' },
    delete: { visible: { status: { in: ['pendingSign', 'signRejected'] } }, assignee: 'initiator' },
  },
  workflow: workOrderFlow,
});
export type WorkOrder = RecordOf<typeof workOrder>;
