import {
  boolean,
  date,
  defineResource,
  percent,
  range,
  reference,
  referenceMany,
  rules,
  section,
  text,
  type RecordOf,
} from '@/dsl';
import { vppSettlement } from '../../services';
import { adjusted, billFields, billFlow, whileGenerated } from '../parts/billFields';
import { TRACES } from '../parts/traces';

// covers V-081, V-082, V-083, V-084, V-085, V-086, V-087, V-088
/**
 * A bill of any range of days, made when it is wanted: checked, generated, adjusted, sent (proposed fields A,
 * custom-temporary-bill).
 */
export const customBill = defineResource({
  name: 'vpp/custom-bill',
  api: vppSettlement('settlement/customTemporary', {
    page: 'POST list',
    detail: 'POST detail',
    create: 'POST generate',
    edit: 'POST edit',
    delete: 'POST delete',
    export: 'POST export',
  }),
  recordTitle: 'billName',
  fields: {
    ...billFields('TB-{yyyyMMdd}-{000}'),
    billName: text({ required: true, max: 60, fixed: true }),
    tenantId: reference('account/tenant', { required: true, fixed: true }),
    resourceIds: referenceMany('vpp/resource', { required: true, fixed: true, within: 'tenantId' }),
    startDate: date({ required: true, fixed: true }),
    endDate: date({ required: true, fixed: true, notBelow: 'startDate' }),
    taxRate: percent({ default: 6 }),
    receiverEmail: text({ required: true, rule: rules.email, fixed: true }),
    /** What is billed already or not confirmed is left out, instead of keeping the bill from being made. */
    excluded: boolean({ createOnly: true, default: false }),
  },
  list: {
    columns: [
      'billNo',
      { field: 'status', width: 130 },
      'billName',
      'tenantId',
      'startDate',
      'endDate',
      'orderCount',
      'energy',
      'avgPrice',
      'amount',
      'penalty',
      'adjustAmount',
      'payableAmount',
      'sendTime',
    ],
    filters: ['billNo', 'billName', 'tenantId', range('startDate'), 'status'],
    search: 'billName',
    sort: { field: 'startDate', order: 'desc' },
  },
  when: adjusted,
  form: [
    section('basic', ['billName', 'tenantId', 'resourceIds', 'startDate', 'endDate', 'receiverEmail', 'excluded']),
    section('prices', ['adjustAmount', 'adjustReason', 'taxRate']),
  ],
  detail: [
    section('result', [
      'payableAmount',
      'amount',
      'penalty',
      'adjustAmount',
      'adjustReason',
      'taxRate',
      'orderCount',
      'energy',
      'avgPrice',
    ]),
    section('basic', ['billNo', 'tenantId', 'resourceIds', 'startDate', 'endDate', 'receiverEmail', 'sendTime']),
  ],
  standard: { edit: whileGenerated, delete: whileGenerated },
  actions: {
    computed: { on: 'row', permission: false, traces: TRACES['vpp/custom-bill'], sources: [] },
    print: { on: 'row', permission: 'export', paper: { sections: ['basic', 'result'], total: 'payableAmount' } },
    /** One bill a plant, each by the call that makes one. */
    generateSeveral: { on: 'page', permission: 'create' },
  },
  workflow: billFlow,
});
export type CustomBill = RecordOf<typeof customBill>;
