import { defineResource, range, section, tab, type RecordOf } from '@/dsl';
import { production } from '../../services';
import { planFields } from '../parts/planFields';
import { periodsApart } from '../parts/periodsApart';

// covers V-249, V-250, V-251, V-252, V-253, V-254, V-255
/**
 * What a station is to do on which days; it is assigned to its controller when it is saved (spec 03 §2, production
 * plans; proposed fields D).
 */
export const productionPlan = defineResource({
  name: 'cloud/production-plan',
  api: production('plan', { page: 'POST page', detail: 'POST detail', create: 'POST create', edit: 'POST update' }),
  fields: planFields,
  list: {
    columns: [
      'planNo',
      { field: 'name', width: 200 },
      'status',
      'stationId',
      'planEnergy',
      'startDate',
      'endDate',
      'planType',
      'assignTime',
      'assignee',
      { field: 'failReason', hidden: true },
    ],
    filters: ['planNo', 'name', 'stationId', 'planType', 'status', range('startDate', { future: true })],
    sort: { field: 'startDate', order: 'desc' },
  },
  when: {
    weekdays: { visible: { planType: { ne: 'pv' } } },
    periods: { valid: ({ periods }) => periodsApart(periods) },
  },
  form: [
    section('plan', ['name', 'stationId', 'planType', 'startDate', 'endDate', 'weekdays']),
    section('periods', ['periods']),
  ],
  detail: tab('overview', [
    section('plan', ['planNo', 'name', 'stationId', 'planType', 'startDate', 'endDate', 'weekdays', 'planEnergy']),
    section('periods', ['periods']),
    section('assignment', ['status', 'assignTime', 'assignee', 'failReason']),
  ]),
  standard: { edit: { visible: { status: { in: ['failed', 'cancelled'] } } } },
  related: { history: { resource: 'cloud/production-history', by: { planNo: 'planNo' }, menu: false } },
  workflow: {
    state: 'status',
    path: ['assigning', 'assigned', 'running', 'finished'],
    external: ['assigned', 'running', 'finished', 'failed'],
    onEdit: { failed: 'assigning', cancelled: 'assigning' },
    transitions: {
      againAssign: { from: ['failed', 'cancelled'], to: 'assigning', call: 'POST againAssign' },
      cancelAssign: { from: ['assigned', 'running'], to: 'cancelled', call: 'POST cancelAssign', danger: true },
    },
  },
});
export type ProductionPlan = RecordOf<typeof productionPlan>;
