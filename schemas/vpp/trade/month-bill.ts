import { defineResource, month, quantity, reference, section, type RecordOf } from '@/dsl';
import { vppSettlement } from '../../services';
import { adjusted, billFields, billFlow, whileGenerated } from '../parts/billFields';
import { billing } from '../parts/tradeMeasures';
import { TRACES } from '../parts/traces';

// covers V-089, V-090, V-091, V-092, V-093
/**
 * What a customer is paid for the responses of a month; made on the first day of the next one (proposed fields A,
 * month-bill).
 */
export const monthBill = defineResource({
  name: 'vpp/month-bill',
  api: vppSettlement('settlement/monthBill', {
    page: 'POST list',
    detail: 'POST detail',
    edit: 'POST edit',
    export: 'POST export',
  }),
  recordTitle: 'billNo',
  fields: {
    ...billFields('MB-{yyyyMM}-{000}'),
    month: month({ readOnly: true }),
    tenantId: reference('account/tenant', { readOnly: true }),
    deviationEnergy: quantity(billing, 'deviationEnergy'),
  },
  list: {
    columns: [
      'billNo',
      { field: 'status', width: 130 },
      'month',
      'tenantId',
      'payableAmount',
      'amount',
      'energy',
      'avgPrice',
      'orderCount',
      'deviationEnergy',
      'penalty',
      'adjustAmount',
      'sendTime',
    ],
    filters: ['billNo', 'month', 'tenantId', 'status'],
    search: 'billNo',
    sort: { field: 'month', order: 'desc' },
  },
  when: adjusted,
  form: [section('prices', ['adjustAmount', 'adjustReason'])],
  detail: [
    section('result', [
      'payableAmount',
      'amount',
      'penalty',
      'adjustAmount',
      'adjustReason',
      'orderCount',
      'energy',
      'avgPrice',
      'deviationEnergy',
    ]),
    section('basic', ['month', 'tenantId', 'sendTime']),
  ],
  standard: { edit: whileGenerated },
  actions: {
    computed: { on: 'row', permission: false, traces: TRACES['vpp/month-bill'], sources: [] },
    print: { on: 'row', permission: 'export', paper: { sections: ['basic', 'result'], total: 'payableAmount' } },
  },
  workflow: billFlow,
});
export type MonthBill = RecordOf<typeof monthBill>;
