import { chart, defineReport, enumeration, figures, line, number, reference, step, table, text } from '@/dsl';
import { vppPlan } from '../../services';
import { regulating } from '../parts/tradeMeasures';

// covers V-120, V-121, V-122
/**
 * What a plant is to come to now, where it is, and what each of its resources has to do with it (proposed fields A,
 * adjust target).
 */
export const adjustTarget = defineReport({
  name: 'vpp/adjust-target',
  api: vppPlan('adjust'),
  params: { vppId: reference('vpp/plant', { required: true, first: true }) },
  measures: regulating,
  fields: {
    resourceName: text(),
    resourceType: text(),
    status: enumeration(['idle', 'adjusting', 'reached', 'failed'], {
      tones: { idle: 'neutral', adjusting: 'info', reached: 'success', failed: 'error' },
    }),
    orderId: reference('vpp/response-order', { textFrom: 'orderNo' }),
    ratio: number({ decimals: 2, unit: '%' }),
  },
  blocks: {
    current: figures('POST target/status', ['targetPower', 'actualPower'], {
      facts: ['status', 'orderId'],
      refresh: '10 s',
    }),
    power: chart('POST target/power', [step('targetPower'), line('actualPower')], { refresh: '10 s', fit: true }),
    resources: table(
      'POST target/resource',
      ['resourceName', 'resourceType', 'status', 'targetPower', 'actualPower', 'ratio'],
      { refresh: '10 s' },
    ),
  },
});
