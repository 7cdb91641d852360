import {
  dateTime,
  defineResource,
  enumeration,
  month,
  number,
  percent,
  range,
  reference,
  section,
  serial,
  text,
  type RecordOf,
} from '@/dsl';
import { pvStatistics } from '../../services';

// covers V-601, V-602, V-603, V-604, V-605
/**
 * Reports to owners about a month, a quarter or a year, with parts written by hand (spec 03 §7, PV statistics; proposed
 * fields N).
 */
export const maintenanceReport = defineResource({
  name: 'pv/maintenance-report',
  api: pvStatistics('report/maintain', {
    page: 'GET list',
    create: 'POST create',
    export: 'POST export',
    detail: 'GET detail',
    delete: 'DELETE delete',
  }),
  fields: {
    reportNo: serial({ pattern: 'MR-{yyyyMM}-{000}' }),
    name: text({ required: true, max: 100 }),
    reportType: enumeration(['month', 'quarter', 'year'], { required: true, default: 'month' }),
    stationId: reference('pv/station', { required: true, textFrom: 'stationName' }),
    period: month({ required: true }),
    generation: number({ readOnly: true, decimals: 2, unit: 'kWh' }),
    pr: percent({ readOnly: true, max: 999 }),
    alarmCount: number({ readOnly: true }),
    orderCount: number({ readOnly: true }),
    author: reference('account/user', { readOnly: true, textFrom: 'authorName' }),
    createTime: dateTime({ readOnly: true }),
  },
  list: {
    columns: [
      'reportNo',
      'name',
      'reportType',
      'stationId',
      'period',
      { field: 'generation', width: 152 },
      'author',
      'createTime',
    ],
    filters: [
      'reportNo',
      'name',
      'reportType',
      'stationId',
      'period',
      range('createTime', { params: ['beginTime', 'endTime'] }),
    ],
    sort: { field: 'createTime', order: 'desc' },
    expand: { related: 'contents' },
  },
  form: [section('report', ['name', 'reportType', 'stationId', 'period'])],
  detail: [
    section('report', ['reportNo', 'name', 'reportType', 'stationId', 'period', 'author', 'createTime']),
    section('figures', ['generation', 'pr', 'alarmCount', 'orderCount']),
  ],
  /** Its figures and parts on A4. */
  actions: { print: { on: 'row', permission: false, paper: { sections: ['report', 'figures'], parts: 'contents' } } },
  related: { contents: { resource: 'pv/maintenance-content', by: { reportId: 'id' }, menu: false } },
});
export type MaintenanceReport = RecordOf<typeof maintenanceReport>;
