import {
  date,
  dateTime,
  defineResource,
  enumeration,
  number,
  quantity,
  range,
  reference,
  section,
  text,
  type RecordOf,
} from '@/dsl';
import { vppTrade } from '../../services';
import { appraising } from '../parts/tradeMeasures';
import { TRACES } from '../parts/traces';

// covers V-064, V-065, V-066
/** How far an order was carried out, and what of it counts (proposed fields A, appraisal). */
export const appraisal = defineResource({
  name: 'vpp/appraisal',
  api: vppTrade('trade/appraisal', { page: 'POST list', detail: 'POST detail' }),
  recordTitle: 'orderNo',
  fields: {
    orderNo: text({ readOnly: true, internal: true }),
    orderId: reference('vpp/response-order', { readOnly: true, textFrom: 'orderNo' }),
    vppId: reference('vpp/plant', { readOnly: true, textFrom: 'vppName' }),
    responseDate: date({ readOnly: true, future: true }),
    period: text({ readOnly: true }),
    targetEnergy: quantity(appraising, 'targetEnergy'),
    responseEnergy: quantity(appraising, 'responseEnergy'),
    effectiveEnergy: quantity(appraising, 'effectiveEnergy'),
    completionRate: quantity(appraising, 'completionRate'),
    deviationEnergy: quantity(appraising, 'deviationEnergy'),
    deviationRate: quantity(appraising, 'deviationRate'),
    appraisalFactor: number({ readOnly: true, decimals: 4 }),
    penalty: quantity(appraising, 'penalty'),
    result: enumeration(['qualified', 'partial', 'unqualified'], {
      readOnly: true,
      tones: { qualified: 'success', partial: 'warning', unqualified: 'error' },
    }),
    stateTime: dateTime({ readOnly: true, internal: true }),
    timeZone: text({ readOnly: true, internal: true }),
    currency: text({ readOnly: true, internal: true }),
  },
  measures: appraising,
  list: {
    columns: [
      'orderId',
      'vppId',
      'responseDate',
      'period',
      'targetEnergy',
      'responseEnergy',
      'effectiveEnergy',
      'completionRate',
      'deviationEnergy',
      'deviationRate',
      'penalty',
      'result',
    ],
    filters: ['orderId', 'vppId', range('responseDate'), 'result'],
    sort: { field: 'responseDate', order: 'desc' },
    summary: { call: 'POST statistics', show: ['times', 'qualifiedRate', 'penalty', 'completionRate'] },
  },
  detail: [
    section('result', [
      'result',
      'completionRate',
      'effectiveEnergy',
      'targetEnergy',
      'responseEnergy',
      'deviationEnergy',
      'deviationRate',
      'appraisalFactor',
      'penalty',
    ]),
    section('basic', ['orderId', 'vppId', 'responseDate', 'period']),
  ],
  actions: { computed: { on: 'row', permission: false, traces: TRACES['vpp/appraisal'] } },
});
export type Appraisal = RecordOf<typeof appraisal>;
