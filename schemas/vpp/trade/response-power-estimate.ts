import { date, defineResource, quantity, range, reference, text, timeOfDay, type RecordOf } from '@/dsl';
import { vppTrade } from '../../services';
import { trading } from '../parts/tradeMeasures';
import { TRACES } from '../parts/traces';

// covers V-060
/**
 * What each resource is expected to give in answer to notices that are open, and what that would be worth (proposed
 * fields A).
 */
export const responsePowerEstimate = defineResource({
  name: 'vpp/response-power-estimate',
  api: vppTrade('trade/responsePowerEstimat', { page: 'POST list' }),
  recordTitle: 'resourceId',
  fields: {
    date: date({ readOnly: true, future: true }),
    vppId: reference('vpp/plant', { readOnly: true, textFrom: 'vppName' }),
    resourceId: reference('vpp/resource', { readOnly: true }),
    startTime: timeOfDay({ readOnly: true }),
    endTime: timeOfDay({ readOnly: true, end: true }),
    baselinePower: quantity(trading, 'baselinePower'),
    estimatedPower: quantity(trading, 'estimatedPower'),
    estimatedEnergy: quantity(trading, 'estimatedEnergy'),
    estimatedIncome: quantity(trading, 'estimatedIncome'),
    currency: text({ readOnly: true, internal: true }),
  },
  list: {
    columns: [
      'date',
      'vppId',
      'resourceId',
      'startTime',
      'endTime',
      'baselinePower',
      'estimatedPower',
      'estimatedEnergy',
      'estimatedIncome',
    ],
    filters: [range('date', { future: true }), 'vppId', 'resourceId'],
    open: false,
  },
  actions: { computed: { on: 'row', permission: false, traces: TRACES['vpp/response-power-estimate'] } },
});
export type ResponsePowerEstimate = RecordOf<typeof responsePowerEstimate>;
