import {
  area,
  chart,
  curve,
  date,
  defineResource,
  figures,
  line,
  number,
  options,
  quantity,
  range,
  reference,
  section,
  step,
  text,
  type RecordOf,
} from '@/dsl';
import { vppPlan } from '../../services';
import { planning } from '../parts/vppMeasures';

const planCurve = (readOnly: boolean) =>
  curve({ slots: 96, unit: 'kW', decimals: 2, ...(readOnly && { readOnly }), day: 'planDate' });

// covers V-026, V-027, V-028, V-029, V-030, V-031
/**
 * What a resource means to use in each quarter of an hour of a day (proposed fields A, elec-plan). No call to change it
 * is given.
 */
export const elecPlan = defineResource({
  name: 'vpp/elec-plan',
  api: vppPlan('elecPlan', { page: 'POST list', detail: 'POST detail' }),
  recordTitle: 'planNo',
  fields: {
    planNo: text({ readOnly: true }),
    planDate: date({ readOnly: true, future: true }),
    planType: options('POST type-box', { at: 'planType', readOnly: true, samples: ['dayAhead', 'month', 'year'] }),
    resourceId: reference('vpp/resource-name', { readOnly: true, textFrom: 'resourceName' }),
    vppId: reference('vpp/plant', { readOnly: true, textFrom: 'vppName' }),
    planEnergy: quantity(planning, 'planEnergy'),
    maxPower: quantity(planning, 'maxPower'),
    minPower: quantity(planning, 'minPower'),
    version: number({ readOnly: true }),
    actualEnergy: quantity(planning, 'actualEnergy'),
    deviationRate: quantity(planning, 'deviationRate'),
    planCurve: planCurve(true),
    timeZone: text({ readOnly: true, internal: true }),
    currency: text({ readOnly: true, internal: true }),
  },
  measures: planning,
  list: {
    columns: [
      'planNo',
      'planDate',
      'planType',
      'resourceId',
      'vppId',
      'planEnergy',
      'maxPower',
      'minPower',
      'version',
      'actualEnergy',
      'deviationRate',
    ],
    filters: [range('planDate', { future: true }), 'planType', 'resourceId', 'vppId'],
    sort: { field: 'planDate', order: 'desc' },
  },
  detail: [
    section('basic', ['planNo', 'planDate', 'planType', 'resourceId', 'vppId', 'version']),
    section('energy', ['planEnergy', 'maxPower', 'minPower', 'actualEnergy', 'deviationRate']),
    section('curve', ['planCurve']),
  ],
  actions: {
    /** The plan as it was first made (VS-009). */
    first: {
      on: 'row',
      permission: false,
      load: 'POST first/plan',
      shows: { version: number(), planEnergy: quantity(planning, 'planEnergy'), planCurve: planCurve(false) },
    },
  },
  related: {
    estimate: chart(
      'POST estimate/v2/detail',
      [
        area('estimatedLoad'),
        line('estimatedPv'),
        line('estimatedNet'),
        step('plan'),
        line('actual'),
        { of: 'upper', as: 'line', dashed: true },
        { of: 'lower', as: 'line', dashed: true },
      ],
      { now: true, height: 380, send: ['planDate', 'resourceId'] },
    ),
    costs: figures('POST estimate/detail', ['estimatedEnergy', 'estimatedCost'], { send: ['planDate', 'resourceId'] }),
  },
});
export type ElecPlan = RecordOf<typeof elecPlan>;
