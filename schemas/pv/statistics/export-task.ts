import { dateTime, defineResource, enumeration, number, range, text, type RecordOf } from '@/dsl';
import { pvStatistics } from '../../services';

// covers V-627, V-628, V-629
/** Files that are being made; they go on when the page is left (spec 03 §7, PV statistics; proposed fields N). */
export const exportTask = defineResource({
  name: 'pv/export-task',
  api: pvStatistics('export/task', { page: 'POST list', delete: 'DELETE delete' }),
  fields: {
    name: text({ readOnly: true }),
    reportType: text({ readOnly: true }),
    status: enumeration(['waiting', 'running', 'success', 'failed'], {
      readOnly: true,
      tones: { waiting: 'neutral', running: 'info', success: 'success', failed: 'error' },
    }),
    fileSize: number({ readOnly: true, decimals: 2, unit: 'MB' }),
    createTime: dateTime({ readOnly: true }),
    finishTime: dateTime({ readOnly: true }),
  },
  list: {
    filters: ['name', 'reportType', 'status', range('createTime', { params: ['beginTime', 'endTime'] })],
    sort: { field: 'createTime', order: 'desc' },
    refresh: '5 s',
    open: false,
  },
  actions: { load: { on: 'row', call: 'GET load', download: true, visible: { status: 'success' } } },
});
export type ExportTask = RecordOf<typeof exportTask>;
