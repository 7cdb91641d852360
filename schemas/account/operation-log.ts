import { dateTime, defineResource, enumeration, number, options, range, text, type RecordOf } from '@/dsl';
import { account } from './parts/services';

// covers FE-092
/** Who did what, and whether it worked (spec 01 §7). Read only. */
export const operationLog = defineResource({
  name: 'account/operation-log',
  api: account('log', { page: 'GET page' }),
  recordTitle: 'content',
  fields: {
    operateTime: dateTime({ readOnly: true, seconds: true }),
    account: text({ readOnly: true }),
    userName: text({ readOnly: true }),
    tenantName: text({ readOnly: true }),
    productCode: options('GET type-box', { at: 'productCode', readOnly: true }),
    moduleName: text({ readOnly: true }),
    operationType: options('GET type-box', { at: 'operationType', readOnly: true }),
    content: text({ readOnly: true, multiline: true }),
    result: enumeration([1, 0], {
      readOnly: true,
      tones: { 1: 'success', 0: 'error' },
      codeAliases: { success: 1, failure: 0 },
    }),
    errorMsg: text({ readOnly: true }),
    requestPath: text({ readOnly: true }),
    ip: text({ readOnly: true }),
    client: text({ readOnly: true }),
    duration: number({ readOnly: true, unit: 'ms' }),
  },
  list: {
    columns: [
      'operateTime',
      'account',
      'userName',
      'operationType',
      'content',
      'result',
      'moduleName',
      'productCode',
      'tenantName',
      'ip',
      { field: 'errorMsg', hidden: true },
      { field: 'requestPath', hidden: true },
      { field: 'client', hidden: true },
      { field: 'duration', hidden: true },
    ],
    filters: [
      range('operateTime', { params: ['beginDate', 'endDate'], maxSpan: '1 year', default: { lastDays: 7 } }),
      'account',
      'productCode',
      'moduleName',
      'operationType',
      'result',
    ],
    sort: { field: 'operateTime', order: 'desc' },
    remember: false, // the last days, not those of another week
  },
});
export type OperationLog = RecordOf<typeof operationLog>;
