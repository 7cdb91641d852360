import { boolean, defineResource, enumeration, quantity, reference, text, timeOfDay, type RecordOf } from '@/dsl';
import { vppPlan } from '../../services';
import { assignment } from '../parts/vppMeasures';
import { RESOURCE_TYPES } from '../parts/vppCodes';

// covers V-001, V-063
/**
 * How much of an order each resource has: a tab of the order, and the rows of its assignment (proposed fields A, adjust
 * list).
 */
export const responseOrderAdjustment = defineResource({
  name: 'vpp/response-order-adjustment',
  api: vppPlan('responseOrder/assign', { page: 'POST adjustList' }),
  recordTitle: 'resourceId',
  fields: {
    resourceId: reference('vpp/resource', { readOnly: true, aliases: ['resource'] }),
    resourceName: text({ readOnly: true, internal: true }),
    resourceType: enumeration(RESOURCE_TYPES, { readOnly: true }),
    stationId: reference('cloud/station', { readOnly: true, aliases: ['station'] }),
    stationName: text({ readOnly: true, internal: true }),
    participate: boolean({ readOnly: true }),
    baselinePower: quantity(assignment, 'baselinePower'),
    adjustablePower: quantity(assignment, 'adjustablePower'),
    suggestedPower: quantity(assignment, 'suggestedPower'),
    assignedPower: quantity(assignment, 'assignedPower'),
    ratio: quantity(assignment, 'ratio'),
    price: quantity(assignment, 'price'),
    locked: boolean({ readOnly: true }),
    startTime: timeOfDay({ readOnly: true }),
    endTime: timeOfDay({ readOnly: true, end: true }),
    reason: text({ readOnly: true, sortable: false }),
    orderId: reference('vpp/response-order', { readOnly: true, internal: true }),
    currency: text({ readOnly: true, internal: true }),
  },
  list: {
    columns: [
      'resourceId',
      'resourceType',
      'stationId',
      'participate',
      'baselinePower',
      'adjustablePower',
      'suggestedPower',
      'assignedPower',
      'ratio',
      'price',
      'locked',
      'startTime',
      'endTime',
      { field: 'reason', hidden: true },
    ],
    filters: ['resourceType', 'orderId'],
    pageSize: 50,
    open: false,
  },
});
export type ResponseOrderAdjustment = RecordOf<typeof responseOrderAdjustment>;
