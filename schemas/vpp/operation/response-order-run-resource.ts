import { defineResource, enumeration, percent, quantity, reference, type RecordOf } from '@/dsl';
import { vppPlan } from '../../services';
import { ADJUST_MODES } from '../parts/dayAdjustment';
import { dispatch } from '../parts/vppMeasures';
import { RESOURCE_TYPES } from '../parts/vppCodes';
import { TRACES } from '../parts/traces';

// covers V-016
/** What each resource does while an order is carried out: a tab of its run. */
export const responseOrderRunResource = defineResource({
  name: 'vpp/response-order-run-resource',
  api: vppPlan('responseOrder/run/resource', { page: 'POST list' }),
  recordTitle: 'resourceId',
  fields: {
    resourceId: reference('vpp/resource', { readOnly: true, aliases: ['resource'] }),
    resourceType: enumeration(RESOURCE_TYPES, { readOnly: true, aliases: ['type'] }),
    stationId: reference('cloud/station', { readOnly: true, aliases: ['station'] }),
    targetPower: quantity(dispatch, 'targetPower'),
    baselinePower: quantity(dispatch, 'baselinePower'),
    actualPower: quantity(dispatch, 'actualPower'),
    responsePower: quantity(dispatch, 'responsePower'),
    deviationPower: quantity(dispatch, 'deviationPower'),
    completionRate: quantity(dispatch, 'completionRate'),
    onlineStatus: enumeration([1, 0], {
      sortable: false,
      readOnly: true,
      aliases: ['online'],
      tones: { 1: 'success', 0: 'neutral' },
      codeAliases: { online: 1, offline: 0, true: 1, false: 0 },
    }),
    commandStatus: enumeration(['unsent', 'sending', 'success', 'failed'], {
      readOnly: true,
      aliases: ['sendStatus'],
      tones: { unsent: 'neutral', sending: 'info', success: 'success', failed: 'error' },
    }),
    /** What its baseline was adjusted by on the day itself; a cloud that adjusts nothing says nothing of it. */
    adjustMode: enumeration(ADJUST_MODES, { readOnly: true, internal: true, shared: 'adjustMode' }),
    adjustCap: percent({ readOnly: true, internal: true }),
    unadjustedPower: quantity(dispatch, 'unadjustedPower', { internal: true }),
    adjustedPower: quantity(dispatch, 'adjustedPower', { internal: true }),
    baselineBefore: quantity(dispatch, 'baselineBefore', { internal: true }),
    powerBefore: quantity(dispatch, 'powerBefore', { internal: true }),
    orderId: reference('vpp/response-order', { readOnly: true, internal: true }),
  },
  list: {
    columns: [
      'resourceId',
      'resourceType',
      'stationId',
      'targetPower',
      'baselinePower',
      'actualPower',
      'responsePower',
      'deviationPower',
      'completionRate',
      'onlineStatus',
      'commandStatus',
    ],
    filters: ['orderId'],
    pageSize: 50,
    refresh: '30 s',
    open: false,
  },
  actions: {
    computed: {
      on: 'row',
      permission: false,
      traces: TRACES['vpp/response-order-run-resource'],
      visible: { adjustMode: { in: ['multiplicative', 'additive'] } },
    },
  },
});
export type ResponseOrderRunResource = RecordOf<typeof responseOrderRunResource>;
